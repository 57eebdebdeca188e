/** Codes of the factual sections: what a person has done, can do and asks for (spec, section 3). */

export const SKILL_LEVELS = [0, 1, 2, 3, 4, 5] as const;
export type SkillLevel = (typeof SKILL_LEVELS)[number];

/** European reference levels; `native` counts as C2. */
export const LANGUAGE_LEVELS = ['a1', 'a2', 'b1', 'b2', 'c1', 'c2', 'native'] as const;
export type LanguageLevel = (typeof LANGUAGE_LEVELS)[number];

export const DEGREES = [
  'baccalaureate',
  'bachelor_1',
  'bachelor_2',
  'bachelor',
  'master_1',
  'master',
  'doctorate_1',
  'doctorate_2',
  'doctorate',
] as const;
export type Degree = (typeof DEGREES)[number];

export const TRANSPORTS = [
  'plane',
  'bus',
  'motorcycle',
  'shuttle',
  'train',
  'tramway',
  'bike',
  'car',
  'walk',
] as const;
export type Transport = (typeof TRANSPORTS)[number];

export const CONTRACT_TYPES = [
  'permanent',
  'fixed_term',
  'temporary',
  'part_time',
  'apprenticeship',
  'internship',
  'freelance',
  'seasonal',
] as const;
export type ContractType = (typeof CONTRACT_TYPES)[number];

/** When the work may begin; the months are what scoring compares. */
export const DELAYS = [
  'immediately',
  'within_1_month',
  'within_2_months',
  'within_3_months',
  'within_6_months',
  'within_12_months',
] as const;
export type Delay = (typeof DELAYS)[number];
export const DELAY_MONTHS = {
  immediately: 0,
  within_1_month: 1,
  within_2_months: 2,
  within_3_months: 3,
  within_6_months: 6,
  within_12_months: 12,
} as const satisfies Record<Delay, number>;

/** Kept because the specification names it; it enters no score. */
export const AGE_GROUPS = ['under_25', '25_34', '35_44', '45_54', '55_plus'] as const;
export type AgeGroup = (typeof AGE_GROUPS)[number];

export const PAYMENTS = ['hourly', 'daily', 'monthly', 'yearly'] as const;
export type Payment = (typeof PAYMENTS)[number];

export const CURRENCIES = ['euro', 'dollar', 'chf'] as const;
export type Currency = (typeof CURRENCIES)[number];

export const QUESTION_TYPES = ['closed', 'open', 'scale'] as const;
export type QuestionType = (typeof QUESTION_TYPES)[number];
