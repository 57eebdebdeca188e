import { NEUTRALS, readable } from '@cadran/theme';

/** Neutral colours. */
export const INK = NEUTRALS.ink;
export const SOFT_INK = NEUTRALS['ink-soft'];
export const GRID = NEUTRALS.line;
export const AXIS = NEUTRALS.control;
export const SURFACE = NEUTRALS.surface;
/** Grounds of zones, from hardly there to clearly there. */
export const GROUND = NEUTRALS.page;
export const DEEPER_GROUND = '#eaedf1';

/** Numbers that carry no fixed meaning of their own are all this one blue-grey. */
export const DATA = '#2d5573';
export const DATA_SOFT = '#c9d6e0';

export const FONT = 'Inter, system-ui, sans-serif';
export const SIZE = { tick: 11, label: 12, name: 13, figure: 34 } as const;

/** From this width a picture has its full layout; below, the one for a phone. */
export const COMPACT_BELOW = 420;
/** Pictures with much beside their plot need their full layout's room sooner. */
export const isCompact = (width: number, below: number = COMPACT_BELOW): boolean => width < below;

/** Darkens a colour until it is visible on white. */
export const outlineOf = (color: string): string => readable(color, [SURFACE, GROUND], 3);

/** Perceived or actual is filled; desired or target is outlined (ux.md). */
export type SeriesKind = 'actual' | 'target';
