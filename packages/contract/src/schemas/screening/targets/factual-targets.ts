import { z } from 'zod';
import {
  AGE_GROUPS,
  CAMPAIGN_LIMITS,
  CONTRACT_TYPES,
  CURRENCIES,
  DEGREES,
  DELAYS,
  LANGUAGE_LEVELS,
  PAYMENTS,
  professionKey,
  SKILL_LEVELS,
  skillKey,
  TRANSPORTS,
} from '../../../codes/index.ts';
import { text } from '../../base/basics.ts';
import { distinctList, stepOf } from '../../base/builders.ts';
import { city, countryCode, languageCode, profession, sectorCode } from './reference-codes.ts';

const limit = CAMPAIGN_LIMITS;

/** Empty lists and nulls are not compared. */
export const jobTarget = z.strictObject({
  professions: distinctList(profession, limit.professions, professionKey),
  sectors: distinctList(sectorCode, limit.sectors),
  contractTypes: distinctList(z.enum(CONTRACT_TYPES), CONTRACT_TYPES.length),
  recruitingDelay: z.enum(DELAYS).nullable(),
});

const minutes = z.int().min(0).max(limit.travelMinutesMax);

export const mobilityTarget = z.strictObject({
  workplace: city.nullable(),
  transports: distinctList(z.enum(TRANSPORTS), TRANSPORTS.length),
  /** The journey to work, in minutes; the maximum is what is scored. */
  travelTime: z
    .strictObject({ min: minutes, max: minutes })
    .refine(({ min, max }) => min <= max, { path: ['max'], params: { rule: 'order' } })
    .nullable(),
  /** Kept because the specification names them; they enter no score. */
  residenceCities: distinctList(city, limit.cities, ({ id }) => id),
});

export const salary = z.strictObject({
  amount: z.number().min(limit.salaryMin).max(limit.salaryMax),
  payment: z.enum(PAYMENTS),
  currency: z.enum(CURRENCIES),
});

export const individualTarget = z.strictObject({
  /** Age group and nationality are kept with a warning beside them and enter no score. */
  ageGroup: z.enum(AGE_GROUPS).nullable(),
  nationality: countryCode.nullable(),
  /** The permission to work is the only requirement that excludes a candidate. */
  workPermit: z.boolean(),
  travelPercentage: z.int().min(0).max(limit.percentMax).nullable(),
  salary: salary.nullable(),
});

const skill = z.strictObject({
  name: text(limit.skillNameMax),
  level: stepOf(SKILL_LEVELS),
  years: z.int().min(0).max(limit.skillYearsMax),
  currentUse: z.boolean(),
});

export const skillsTarget = distinctList(skill, limit.skills, ({ name }) => skillKey(name)).min(1);

/** Positions are professions; those listed are alternatives. */
export const experiencesTarget = z.strictObject({
  positions: distinctList(profession, limit.positions, professionKey),
  sectors: distinctList(sectorCode, limit.sectors),
});

export const studiesTarget = z.strictObject({ degree: z.enum(DEGREES) });

export const languagesTarget = distinctList(
  z.strictObject({ language: languageCode, level: z.enum(LANGUAGE_LEVELS) }),
  limit.languages,
  ({ language }) => language,
).min(1);
