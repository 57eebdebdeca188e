import { HAS_LIGHT_DARK, mix, NEUTRALS, onDark, readable, UI_CONTRAST } from '@cadran/theme';

/** A colour as it is drawn on either ground: the page's `color-scheme` chooses. In a PDF it is the light one. */
export const paint = (light: string, dark: string = onDark(light)): string =>
  HAS_LIGHT_DARK ? `light-dark(${light}, ${dark})` : light;

const neutral = (name: keyof typeof NEUTRALS.light): string =>
  paint(NEUTRALS.light[name], NEUTRALS.dark[name]);

/** Neutral colours. */
export const INK = neutral('ink');
export const SOFT_INK = neutral('ink-soft');
export const GRID = neutral('line');
export const RING = neutral('ring');
export const AXIS = neutral('control');
export const SURFACE = neutral('surface');
/** Grounds of zones, from hardly there to clearly there. */
export const GROUND = paint(
  NEUTRALS.light.page,
  mix(NEUTRALS.dark.surface, NEUTRALS.dark.deep, 0.5),
);
export const DEEPER_GROUND = neutral('deep');
export const DATA = neutral('data');
export const DATA_MID = neutral('data-mid');
export const DATA_SOFT = neutral('data-soft');

/** Colours of series without one of their own; like theirs, painted where they are drawn. */
export const DATA_COLOR = NEUTRALS.light.data;
export const TARGET_COLOR = NEUTRALS.light.ink;

export const FONT = 'Inter, system-ui, sans-serif';
export const SIZE = { tick: 11, label: 12, name: 13, figure: 34 } as const;

/** From this width a picture has its full layout; below, the one for a phone. */
export const COMPACT_BELOW = 420;
/** Pictures with much beside their plot need their full layout's room sooner. */
export const isCompact = (width: number, below: number = COMPACT_BELOW): boolean => width < below;

/** Darkens a colour until it is visible on white; on dark it is as light as its filling. */
export const outlineOf = (color: string): string =>
  paint(readable(color, [NEUTRALS.light.surface, NEUTRALS.light.page], UI_CONTRAST), onDark(color));

/** Perceived or actual is filled; desired or target is outlined. */
export type SeriesKind = 'actual' | 'target';
