import {
  AGE_BANDS,
  AGE_GROUPS,
  CONTRACT_TYPES,
  CULTURE_DIMENSIONS,
  CULTURE_TYPES,
  CURRENCIES,
  DEGREES,
  DELAYS,
  GENDERS,
  LANGUAGE_LEVELS,
  MOTIVATIONS,
  PAYMENTS,
  QUESTION_TYPES,
  SKILL_LEVELS,
  SUBJECT_CODES,
  TENURE_BANDS,
  TRANSPORTS,
  VALUES,
} from '@cadran/contract/codes';
import type { Language } from '@cadran/contract/codes';
import { CULTURE_DIMENSION_TEXTS } from './culture/culture-dimensions.ts';
import { CULTURE_TYPE_TEXTS } from './culture/culture-types.ts';
import { MOTIVATION_TEXTS } from './motivation-texts.ts';
import { COUNTRY_CODES, countryName } from './reference/countries.ts';
import { DEGREE_ECTS, DEGREE_NAMES } from './reference/degrees.ts';
import { LANGUAGE_CODES, languageName } from './reference/languages.ts';
import {
  LANGUAGE_LEVEL_TEXTS,
  QUESTION_TYPE_NAMES,
  SKILL_LEVEL_TEXTS,
} from './reference/levels.ts';
import {
  AGE_BAND_NAMES,
  AGE_GROUP_NAMES,
  GENDER_NAMES,
  TENURE_BAND_NAMES,
} from './reference/people-bands.ts';
import { PROFESSIONS } from './reference/professions.ts';
import { SECTORS } from './reference/sectors.ts';
import {
  CONTRACT_TYPE_NAMES,
  CURRENCY_NAMES,
  DELAY_NAMES,
  PAYMENT_NAMES,
  TRANSPORT_NAMES,
} from './reference/work-conditions.ts';
import { subjectForms } from './culture/subject.ts';
import type { NamedText, ReferenceEntry, Text } from './types.ts';
import { VALUE_TEXTS } from './values/value-texts.ts';

const named = <Code extends string>(
  codes: readonly Code[],
  names: Readonly<Record<Code, Text>>,
): readonly ReferenceEntry[] => codes.map((code) => ({ code, name: names[code] }));

const described = <Code extends string | number>(
  codes: readonly Code[],
  texts: Readonly<Record<Code, NamedText>>,
): readonly ReferenceEntry[] =>
  codes.map((code) => ({
    code: String(code),
    name: texts[code].name,
    description: texts[code].description,
  }));

const spoken = <Code extends string>(
  codes: readonly Code[],
  nameOf: (code: Code, language: Language) => string,
): readonly ReferenceEntry[] =>
  codes.map((code) => ({ code, name: { fr: nameOf(code, 'fr'), en: nameOf(code, 'en') } }));

/** Every list `GET /reference/{name}` serves, in the order in which it is shown. */
export const REFERENCE = {
  'age-bands': named(AGE_BANDS, AGE_BAND_NAMES),
  'age-groups': named(AGE_GROUPS, AGE_GROUP_NAMES),
  'contract-types': named(CONTRACT_TYPES, CONTRACT_TYPE_NAMES),
  countries: spoken(COUNTRY_CODES, countryName),
  'culture-dimensions': described(CULTURE_DIMENSIONS, CULTURE_DIMENSION_TEXTS),
  'culture-types': described(CULTURE_TYPES, CULTURE_TYPE_TEXTS),
  currencies: named(CURRENCIES, CURRENCY_NAMES),
  degrees: DEGREES.map((code) => ({ code, name: DEGREE_NAMES[code], ects: DEGREE_ECTS[code] })),
  delays: named(DELAYS, DELAY_NAMES),
  genders: named(GENDERS, GENDER_NAMES),
  'language-levels': described(LANGUAGE_LEVELS, LANGUAGE_LEVEL_TEXTS),
  languages: spoken(LANGUAGE_CODES, languageName),
  motivations: described(MOTIVATIONS, MOTIVATION_TEXTS),
  payments: named(PAYMENTS, PAYMENT_NAMES),
  professions: PROFESSIONS,
  'question-types': named(QUESTION_TYPES, QUESTION_TYPE_NAMES),
  sectors: SECTORS,
  'skill-levels': described(SKILL_LEVELS, SKILL_LEVEL_TEXTS),
  subjects: spoken(SUBJECT_CODES, (code, language) => subjectForms(code, language).name),
  'tenure-bands': named(TENURE_BANDS, TENURE_BAND_NAMES),
  transports: named(TRANSPORTS, TRANSPORT_NAMES),
  values: described(VALUES, VALUE_TEXTS),
} as const satisfies Record<string, readonly ReferenceEntry[]>;

export type ReferenceList = keyof typeof REFERENCE;
