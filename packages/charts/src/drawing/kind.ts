/** Perceived or actual is filled; desired or target is outlined (ux.md). */
export type Kind = 'actual' | 'target';
