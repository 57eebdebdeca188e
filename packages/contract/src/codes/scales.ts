/** Scales on which people are scored, pictures drawn and targets chosen. */

/** T scores: where the reference population lies, and from where to where they are shown (scoring.md §3). */
export const T_SCALE = { mean: 50, sd: 10, min: 20, max: 80 } as const;
/** From the one to the other, both included, a trait is average. */
export const AVERAGE_BAND = { min: 45, max: 55 } as const;

/** |gap| >= 10 priority, 5–<10 attention, < 5 keep (scoring.md §9). */
export const GAP_LIMITS = { attention: 5, priority: 10 } as const;

/** Scores live on fractions that doubles hold only nearly: a half may come out a hair below. */
const ROUNDING = 1e-9;

/** The integer that screen and PDF show, and from which the verdict is taken (scoring.md §0). */
export const displayedScore = (score: number): number => Math.floor(score + 0.5 + ROUNDING);
