import { TOLERANCE } from './thresholds.ts';

/** The integer that screen and PDF show, and from which the verdict is taken (scoring.md §0). */
export const displayedScore = (score: number): number => Math.floor(score + 0.5 + TOLERANCE);
