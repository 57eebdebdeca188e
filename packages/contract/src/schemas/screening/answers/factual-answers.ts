import { z } from 'zod';
import {
  CONTRACT_TYPES,
  CURRENCIES,
  DEGREES,
  DELAYS,
  LANGUAGE_LEVELS,
  PAYMENTS,
  professionKey,
  QUESTIONNAIRE_LIMITS,
  SKILL_LEVELS,
  skillKey,
  TRANSPORTS,
} from '../../../codes/index.ts';
import { text } from '../../base/basics.ts';
import { distinctList, stepOf } from '../../base/builders.ts';
import {
  city,
  countryCode,
  languageCode,
  profession,
  sectorCode,
} from '../targets/reference-codes.ts';

const limit = QUESTIONNAIRE_LIMITS;

/** Every field may be removed (null) or left out. */
const fields = <T extends Readonly<Record<string, z.ZodType>>>(shape: T) => {
  const nullable = Object.fromEntries(
    Object.entries(shape).map(([name, field]) => [name, field.nullable()]),
  ) as { [K in keyof T]: z.ZodNullable<T[K]> };
  return z.strictObject(nullable).partial();
};

export const jobAnswers = fields({
  professions: distinctList(profession, limit.professions, professionKey),
  sectors: distinctList(sectorCode, limit.sectors),
  contractTypes: distinctList(z.enum(CONTRACT_TYPES), CONTRACT_TYPES.length),
  startDelay: z.enum(DELAYS),
});
export type JobDraft = z.infer<typeof jobAnswers>;

/** A city of the reference list, or free text. */
const place = z.union([city, z.strictObject({ text: text(limit.placeMax) })]);
export type Place = z.infer<typeof place>;

const placeKey = (value: Place): string =>
  'id' in value ? String(value.id) : value.text.toLowerCase();

export const mobilityAnswers = fields({
  /** Kept for the recruiter's reading; it enters no score. */
  homePlace: place,
  /** The longest journey to work, in minutes. */
  commuteTime: z.int().min(0).max(limit.commuteMax),
  preferredCities: distinctList(place, limit.cities, placeKey),
  transports: distinctList(z.enum(TRANSPORTS), TRANSPORTS.length),
});
export type MobilityDraft = z.infer<typeof mobilityAnswers>;

const pay = z.strictObject({
  amount: z.number().min(limit.salaryMin).max(limit.salaryMax).nullable(),
  payment: z.enum(PAYMENTS),
  currency: z.enum(CURRENCIES),
});

export const individualAnswers = fields({
  /** Birth date and nationalities enter no score; nobody has to give them. */
  birthDate: z.iso.date(),
  nationalities: distinctList(countryCode, limit.nationalities),
  workPermit: z.boolean(),
  willingToTravel: z.boolean(),
  travelPercentage: z.int().min(limit.percentMin).max(limit.percentMax),
  salary: pay,
});
export type IndividualDraft = z.infer<typeof individualAnswers>;

const skill = z.strictObject({
  name: text(limit.skillNameMax),
  level: stepOf(SKILL_LEVELS).nullable(),
  years: z.int().min(0).max(limit.skillYearsMax).nullable(),
  currentUse: z.boolean(),
});
export type SkillDraft = z.infer<typeof skill>;
export const skillsAnswer = distinctList(skill, limit.skills, ({ name }) => skillKey(name));

export const experiencesAnswers = fields({
  positions: distinctList(profession, limit.positions, professionKey),
  sectors: distinctList(sectorCode, limit.sectors),
});
export type ExperiencesDraft = z.infer<typeof experiencesAnswers>;

/** `none`: no degree of the list, which is an answer and not a missing one. */
export const studiesAnswers = fields({ degree: z.enum([...DEGREES, 'none']) });
export type StudiesDraft = z.infer<typeof studiesAnswers>;

const language = z.strictObject({
  language: languageCode,
  level: z.enum(LANGUAGE_LEVELS).nullable(),
});
export type LanguageDraft = z.infer<typeof language>;
export const languagesAnswer = distinctList(language, limit.languages, (entry) => entry.language);
