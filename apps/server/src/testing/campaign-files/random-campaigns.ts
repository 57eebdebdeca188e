import {
  AUDIT_ACCESS_KINDS,
  CONTRACT_TYPES,
  CULTURE_TYPES,
  DEGREES,
  DELAYS,
  GRAMMATICAL_GENDERS,
  LANGUAGE_LEVELS,
  MOTIVATIONS,
  type NewProfilingCampaign,
  type NewScreeningCampaign,
  QUESTION_TYPES,
  REASONED,
  SCORED_SECTIONS,
  skillKey,
  SUBJECT_CODES,
  TRAITS,
  TRANSPORTS,
  VALUES,
} from '@cadran/contract';
import { INTERVIEW_QUESTIONS } from '@cadran/instruments/interview/question-bank';
import fc from 'fast-check';
import {
  COUNTRIES,
  LANGUAGES,
  PROFESSION_CODES,
  SECTORS,
} from '../../modules/reference/known-codes.ts';
import { GENEVA, LYON } from '../candidates/full-campaign.ts';

/** Codes of the list, and job titles as people type them. */
const PROFESSIONS = [...PROFESSION_CODES, 'Data analyst', 'Chef·fe de projet'];

const text = (maxLength: number, minLength = 1) =>
  fc
    .string({ minLength, maxLength: Math.min(maxLength, minLength + 30), unit: 'grapheme' })
    .filter((value) => value.trim().length >= minLength && value.length <= maxLength);
const bilingual = (max: number) =>
  fc.record({ fr: text(max), en: fc.oneof(fc.constant(''), text(max)) });
const nullable = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const perKey = <K extends string, T>(
  keys: readonly K[],
  value: fc.Arbitrary<T>,
): fc.Arbitrary<Record<K, T>> =>
  fc
    .tuple(...keys.map(() => value))
    .map((values) => Object.fromEntries(keys.map((key, at) => [key, values[at]])) as Record<K, T>);
const some = <T>(values: Iterable<T>, maxLength: number, minLength = 0) =>
  fc.shuffledSubarray([...values], { minLength, maxLength });
const whole = (min: number, max: number) => fc.integer({ min, max });
const section = <T>(target: fc.Arbitrary<T>) => nullable(fc.record({ target: nullable(target) }));

const html = fc.oneof(
  text(200),
  fc.constantFrom('<p>Bonjour <b>à</b> <i>vous</i></p>', '<h1>A & B'),
);
const screens = perKey(['fr', 'en'], nullable(fc.record({ title: text(60, 0), html })));
const common = {
  name: text(120, 3),
  customUrl: fc.uuid(),
  redirectUrl: nullable(
    fc.webPath().map((path) => `https://Example.org${path === '' ? '' : `/${path}`}`),
  ),
  showEstimatedDuration: fc.boolean(),
  customization: fc.record({
    introduction: screens,
    conclusion: screens,
    pdfHeader: perKey(['fr', 'en'], nullable(html)),
    pdfFooter: perKey(['fr', 'en'], nullable(html)),
  }),
};

const culture = fc.tuple(whole(0, 100), whole(0, 100), whole(0, 100)).map((cuts) => {
  const [a = 0, b = 0, c = 0] = cuts.toSorted((one, other) => one - other);
  return { clan: a, adhocracy: b - a, market: c - b, hierarchy: 100 - c };
});
const interval = fc
  .tuple(whole(4, 15), whole(1, 12))
  .map(([start, steps]) => ({ min: start * 5, max: Math.min(16, start + steps) * 5 }));
const perTrait = fc
  .shuffledSubarray([...TRAITS], { minLength: 1, maxLength: 6 })
  .chain((traits) => perKey(traits, interval));
const skills = fc.uniqueArray(
  fc.record({ name: text(80), level: whole(0, 5), years: whole(0, 60), currentUse: fc.boolean() }),
  { minLength: 1, maxLength: 4, selector: ({ name }) => skillKey(name) },
);
const languages = some(LANGUAGES, 3, 1).chain((codes) =>
  fc.tuple(
    ...codes.map((language) =>
      fc.record({ language: fc.constant(language), level: fc.constantFrom(...LANGUAGE_LEVELS) }),
    ),
  ),
);

const profile = fc.record({
  culture: section(culture),
  values: section(perKey(VALUES, whole(-1, 7))),
  personality: section(perTrait),
  motivations: section(some(MOTIVATIONS, MOTIVATIONS.length, MOTIVATIONS.length)),
  job: section(
    fc.record({
      professions: some(PROFESSIONS, 4),
      sectors: some(SECTORS, 3),
      contractTypes: some(CONTRACT_TYPES, 3),
      recruitingDelay: nullable(fc.constantFrom(...DELAYS)),
    }),
  ),
  mobility: section(
    fc.record({
      workplace: nullable(fc.constant(GENEVA)),
      transports: some(TRANSPORTS, 4),
      travelTime: nullable(
        whole(0, 150).chain((min) => fc.record({ min: fc.constant(min), max: whole(min, 300) })),
      ),
      residenceCities: some([GENEVA, LYON], 2),
    }),
  ),
  individual: section(
    fc.record({
      ageGroup: nullable(fc.constant('25_34' as const)),
      nationality: nullable(fc.constantFrom(...COUNTRIES)),
      workPermit: fc.boolean(),
      travelPercentage: nullable(whole(0, 100)),
      salary: nullable(
        fc.record({
          amount: fc.double({ min: 1, max: 10_000_000, noNaN: true }),
          payment: fc.constant('yearly' as const),
          currency: fc.constant('chf' as const),
        }),
      ),
    }),
  ),
  skills: section(skills),
  experiences: section(fc.record({ positions: some(PROFESSIONS, 3), sectors: some(SECTORS, 3) })),
  studies: section(fc.record({ degree: fc.constantFrom(...DEGREES) })),
  languages: section(languages),
  reasons: some(REASONED, 4).chain((keys) => perKey(keys, bilingual(400))),
});

/** Questions of the bank and of one's own. */
const coreQuestions = fc
  .tuple(
    some(
      INTERVIEW_QUESTIONS.map(({ id }) => ({ id, text: null })),
      4,
      4,
    ),
    fc.uniqueArray(fc.record({ id: fc.uuid(), text: bilingual(500) }), {
      minLength: 2,
      maxLength: 2,
      selector: ({ id }) => id,
    }),
  )
  .map(([bank, own]) => [...own, ...bank]);

/** Every field of a campaign, with texts in any script. */
export const randomScreening: fc.Arbitrary<NewScreeningCampaign> = fc.record({
  ...common,
  profile,
  questions: fc.uniqueArray(
    fc.record({
      id: fc.uuid(),
      type: fc.constantFrom(...QUESTION_TYPES),
      text: bilingual(500),
      required: fc.boolean(),
    }),
    { maxLength: 3, selector: ({ id }) => id },
  ),
  interview: nullable(coreQuestions),
  weights: nullable(perKey(SCORED_SECTIONS, whole(0, 100))),
  allowPersonalReport: fc.boolean(),
  contactEmail: fc.constant('somebody@example.org'),
});

const companyValue = fc.oneof(
  fc.record({ code: fc.constantFrom(...VALUES) }),
  fc.record({ label: text(60), culture: fc.constantFrom(...CULTURE_TYPES) }),
);
const units = fc.uniqueArray(
  fc.record({ id: fc.uuid(), name: bilingual(80), expectedHeadcount: nullable(whole(1, 1000)) }),
  { maxLength: 4, selector: ({ id }) => id },
);

export const randomAudit: fc.Arbitrary<NewProfilingCampaign> = fc
  .record({
    ...common,
    subject: fc.oneof(
      fc.constantFrom(...SUBJECT_CODES),
      fc.record({
        fr: fc.record({
          name: text(60),
          gender: fc.constantFrom(...GRAMMATICAL_GENDERS),
          elision: fc.boolean(),
        }),
        en: fc.record({ name: text(60) }),
      }),
    ),
    units,
    mandatory: perKey(['unit', 'age', 'gender', 'tenure'], fc.boolean()),
    valuesSets: fc.uniqueArray(
      fc.record({
        id: fc.uuid(),
        name: text(60),
        color: fc.constantFrom('#0f766e', '#ABCDEF'),
        values: fc.uniqueArray(companyValue, {
          minLength: 1,
          maxLength: 3,
          selector: (value) => ('code' in value ? value.code : value.label.trim().toLowerCase()),
        }),
      }),
      { maxLength: 2, selector: ({ id }) => id },
    ),
    minimumGroup: whole(5, 100),
    access: fc.constantFrom(...AUDIT_ACCESS_KINDS),
  })
  .map((audit) => ({
    ...audit,
    mandatory: { ...audit.mandatory, unit: audit.mandatory.unit && audit.units.length > 0 },
  }));
