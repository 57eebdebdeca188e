import type { ChartOf } from '@cadran/contract';

export type GapRow = ChartOf<'gaps'>['rows'][number];
export type GapTexts = ChartOf<'gaps'>['texts'];

/**
 * What is shown of a gap: cut to one decimal, not rounded, so that 9.96 does not read as a
 * gap of 10 that was denied its priority.
 */
export const shownGap = (gap: number): number => Math.trunc(gap * 10 + Math.sign(gap) * 1e-6) / 10;
