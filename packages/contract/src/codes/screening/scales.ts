/** Scales of scores, charts and targets. */

/** T scores: where the reference population lies, and from where to where they are shown (scoring.md §3). */
export const T_SCALE = { mean: 50, sd: 10, min: 20, max: 80 } as const;

/** |gap| >= 10 priority, 5–<10 attention, < 5 keep (scoring.md §9). */
export const GAP_LIMITS = { attention: 5, priority: 10 } as const;

/** Compensates for the floating-point error of a half. */
const ROUNDING = 1e-9;

/** The integer that screen and PDF show, and from which the verdict is taken (scoring.md §0). */
export const displayedScore = (score: number): number => Math.floor(score + 0.5 + ROUNDING);
