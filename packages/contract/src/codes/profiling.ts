/** Segments of the anonymous audit: bands only, so that nobody can be told apart by a date (scoring.md §8). */

export const GENDERS = ['male', 'female'] as const;
export type Gender = (typeof GENDERS)[number];

export const AGE_BANDS = ['under_30', '30_39', '40_49', '50_plus'] as const;
export type AgeBand = (typeof AGE_BANDS)[number];

export const TENURE_BANDS = ['under_2', '2_4', '5_9', '10_plus'] as const;
export type TenureBand = (typeof TENURE_BANDS)[number];

export const SEGMENTATIONS = ['unit', 'gender', 'age', 'tenure'] as const;
export type Segmentation = (typeof SEGMENTATIONS)[number];
