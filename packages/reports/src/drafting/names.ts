import {
  CULTURE_TYPES,
  type CultureType,
  type Language,
  type Motivation,
  MOTIVATIONS,
  type Pole,
  type Trait,
  TRAITS,
  type Value,
  VALUES,
} from '@cadran/contract/codes';
import {
  CULTURE_TYPE_TEXTS,
  MOTIVATION_TEXTS,
  type Text,
  PERSONAL_TRAIT_NAMES,
  TRAIT_DESCRIPTIONS,
  VALUE_POLE_TEXTS,
  VALUE_POLES,
  VALUE_TEXTS,
} from '@cadran/instruments';

/** What the instruments call the things they measure, in one language. */
export interface Names {
  readonly types: Readonly<Record<CultureType, string>>;
  readonly values: Readonly<Record<Value, string>>;
  readonly poles: Readonly<Record<Pole, string>>;
  readonly motivations: Readonly<Record<Motivation, string>>;
  readonly traits: Readonly<Record<Trait, string>>;
}

const named = <Code extends string>(
  codes: readonly Code[],
  texts: Readonly<Record<Code, { readonly name: Text }>>,
  language: Language,
): Record<Code, string> =>
  Object.fromEntries(codes.map((code) => [code, texts[code].name[language]])) as Record<
    Code,
    string
  >;

const namesIn = (language: Language): Names => ({
  types: named(CULTURE_TYPES, CULTURE_TYPE_TEXTS, language),
  values: named(VALUES, VALUE_TEXTS, language),
  poles: named(VALUE_POLES, VALUE_POLE_TEXTS, language),
  motivations: named(MOTIVATIONS, MOTIVATION_TEXTS, language),
  traits: named(TRAITS, TRAIT_DESCRIPTIONS, language),
});

const NAMES = { fr: namesIn('fr'), en: namesIn('en') } as const;

export const namesOf = (language: Language): Names => NAMES[language];

/** In a report to the person: the plain words for a trait that has a technical name. */
export const personalNamesOf = (language: Language): Names => ({
  ...NAMES[language],
  traits: {
    ...NAMES[language].traits,
    ...Object.fromEntries(
      Object.entries(PERSONAL_TRAIT_NAMES).map(([trait, name]) => [trait, name[language]]),
    ),
  },
});
