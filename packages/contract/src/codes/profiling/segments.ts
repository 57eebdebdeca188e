/** Segments of the anonymous culture audit: bands only, because dates could identify people. */

export const GENDERS = ['male', 'female'] as const;
export type Gender = (typeof GENDERS)[number];

export const AGE_BANDS = ['under_30', '30_39', '40_49', '50_plus'] as const;
export type AgeBand = (typeof AGE_BANDS)[number];

export const TENURE_BANDS = ['under_2', '2_4', '5_9', '10_plus'] as const;
export type TenureBand = (typeof TENURE_BANDS)[number];

export const SEGMENTATIONS = ['unit', 'gender', 'age', 'tenure'] as const;
export type Segmentation = (typeof SEGMENTATIONS)[number];

/** What a profiling campaign asks about: one of these, or a noun the organisation gives by hand. */
export const SUBJECT_CODES = [
  'company',
  'organization',
  'group',
  'subsidiary',
  'branch',
  'agency',
  'site',
  'facility',
  'plant',
  'shop',
  'institution',
  'administration',
  'association',
  'cooperative',
  'school',
  'hospital',
  'division',
  'department',
  'unit',
  'team',
] as const;
export type SubjectCode = (typeof SUBJECT_CODES)[number];

export const GRAMMATICAL_GENDERS = ['masculine', 'feminine'] as const;
export type GrammaticalGender = (typeof GRAMMATICAL_GENDERS)[number];

/** The same proposals are ranked twice: as it is today, then as one would like it. */
export const MOMENTS = ['perceived', 'desired'] as const;
export type Moment = (typeof MOMENTS)[number];
