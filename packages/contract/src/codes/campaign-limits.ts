import { LIMITS } from './limits.ts';
import { T_SCALE } from './screening/scales.ts';

/** Bounds of a screening campaign: the specification's, and those that keep a field from holding a book. */
export const CAMPAIGN_LIMITS = {
  nameMin: 3,
  nameMax: 120,
  customUrlMin: 3,
  customUrlMax: 60,
  redirectUrlMax: 500,
  /** Four shares that make a whole. */
  cultureSum: 100,
  /** T scores as they are shown, in steps of five. */
  traitMin: T_SCALE.min,
  traitMax: T_SCALE.max,
  traitStep: 5,
  professions: 10,
  professionMax: 80,
  sectors: LIMITS.sectors,
  positions: LIMITS.positions,
  cities: LIMITS.cities,
  languages: LIMITS.languages,
  questions: LIMITS.questions,
  questionTextMax: 500,
  reasonMax: 400,
  skills: 30,
  skillNameMax: 80,
  skillYearsMax: 60,
  travelMinutesMax: 300,
  salaryMin: 1,
  salaryMax: 10_000_000,
  percentMax: 100,
  weightMax: 100,
  titleMax: 200,
  htmlMax: 10_000,
  pageTextMax: 2_000,
} as const;
