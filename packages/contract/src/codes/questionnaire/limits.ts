import { CAMPAIGN_LIMITS } from '../campaign-limits.ts';
import { LIMITS } from '../limits.ts';

/** Limits of a candidate's answers: those of the specification, and size limits. */
export const QUESTIONNAIRE_LIMITS = {
  nameMax: 100,
  emailMax: 254,
  phoneMax: 40,
  placeMax: 120,
  professions: 5,
  professionMax: CAMPAIGN_LIMITS.professionMax,
  sectors: LIMITS.sectors,
  positions: LIMITS.positions,
  cities: LIMITS.cities,
  languages: LIMITS.languages,
  nationalities: 3,
  commuteMax: CAMPAIGN_LIMITS.travelMinutesMax,
  percentMin: 1,
  percentMax: CAMPAIGN_LIMITS.percentMax,
  salaryMin: CAMPAIGN_LIMITS.salaryMin,
  salaryMax: CAMPAIGN_LIMITS.salaryMax,
  /** Those of the campaign, and as many added by the candidate. */
  skills: 2 * CAMPAIGN_LIMITS.skills,
  skillNameMax: CAMPAIGN_LIMITS.skillNameMax,
  skillYearsMax: CAMPAIGN_LIMITS.skillYearsMax,
  openAnswerMax: 2000,
  scaleMax: 10,
  /** Catches typing mistakes. */
  birthYearMin: 1900,
  pageMsMax: 86_400_000,
  pageStatementsMax: 200,
} as const;

/** The version of the consent notice. */
export const NOTICE_VERSION = '3';
