/** The codes of what is measured (spec, section 3). Stored and sent as they are; labels never travel. */

export const CULTURE_TYPES = ['clan', 'adhocracy', 'market', 'hierarchy'] as const;
export type CultureType = (typeof CULTURE_TYPES)[number];

/** The six dimensions on which a culture shows. */
export const CULTURE_DIMENSIONS = [
  'dominant_characteristics',
  'leadership',
  'management_of_employees',
  'organizational_glue',
  'strategic_emphases',
  'criteria_of_success',
] as const;
export type CultureDimension = (typeof CULTURE_DIMENSIONS)[number];

/** The ten values in the order of Schwartz's circle: neighbours agree, opposites conflict. */
export const VALUES = [
  'self_direction',
  'stimulation',
  'hedonism',
  'achievement',
  'power',
  'security',
  'conformity',
  'tradition',
  'benevolence',
  'universalism',
] as const;
export type Value = (typeof VALUES)[number];

/** The four poles of the circle, each with its values; hedonism belongs to none. */
export const POLES = {
  openness: ['self_direction', 'stimulation'],
  self_enhancement: ['achievement', 'power'],
  conservation: ['security', 'conformity', 'tradition'],
  self_transcendence: ['benevolence', 'universalism'],
} as const satisfies Record<string, readonly Value[]>;
export type Pole = keyof typeof POLES;

/** "I prefer not to answer": an answer of its own for every personality and value item. */
export const DECLINED = 'declined' as const;
export type Declined = typeof DECLINED;

/** The nine steps from "opposed to my values" to "of supreme importance". */
export const VALUE_RATINGS = [-1, 0, 1, 2, 3, 4, 5, 6, 7] as const;
export type ValueRating = (typeof VALUE_RATINGS)[number];

export const MOTIVATIONS = [
  'security',
  'work_atmosphere',
  'career',
  'salary',
  'time_planning',
  'social_unity',
  'skills',
  'creativity',
  'learning',
  'human_contact',
] as const;
export type Motivation = (typeof MOTIVATIONS)[number];

export const DOMAINS = [
  'openness',
  'conscientiousness',
  'extraversion',
  'agreeableness',
  'neuroticism',
] as const;
export type Domain = (typeof DOMAINS)[number];

/** Six facets a domain, in the order of the inventory’s numbers. */
export const FACETS_OF = {
  openness: [
    'imagination',
    'artistic_interests',
    'emotionality',
    'adventurousness',
    'intellect',
    'liberalism',
  ],
  conscientiousness: [
    'self_efficacy',
    'orderliness',
    'dutifulness',
    'achievement_striving',
    'self_discipline',
    'cautiousness',
  ],
  extraversion: [
    'friendliness',
    'gregariousness',
    'assertiveness',
    'activity_level',
    'excitement_seeking',
    'cheerfulness',
  ],
  agreeableness: ['trust', 'morality', 'altruism', 'cooperation', 'modesty', 'sympathy'],
  neuroticism: [
    'anxiety',
    'anger',
    'depression',
    'self_consciousness',
    'immoderation',
    'vulnerability',
  ],
} as const satisfies Record<Domain, readonly string[]>;
export type Facet = (typeof FACETS_OF)[Domain][number];
export const FACETS: readonly Facet[] = DOMAINS.flatMap((domain) => [...FACETS_OF[domain]]);
export type Trait = Domain | Facet;
export const TRAITS: readonly Trait[] = [...DOMAINS, ...FACETS];

/** Five steps from "strongly disagree" to "strongly agree". */
export const AGREEMENT_STEPS = [1, 2, 3, 4, 5] as const;
export type Agreement = (typeof AGREEMENT_STEPS)[number];

export const VERDICTS = ['fits', 'can_adapt', 'does_not_fit', 'insufficient_basis'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** A verdict about the person, as opposed to none for want of a basis. */
export const FIT_VERDICTS = ['fits', 'can_adapt', 'does_not_fit'] as const satisfies Verdict[];
export type FitVerdict = (typeof FIT_VERDICTS)[number];

/** How likely the same person would get the verdict again. */
export const CERTAINTIES = ['very_likely', 'likely', 'uncertain'] as const;
export type Certainty = (typeof CERTAINTIES)[number];

export const QUALITY_LEVELS = ['good', 'caution', 'unreliable'] as const;
export type QualityLevel = (typeof QUALITY_LEVELS)[number];

/** The sections that can enter the overall fit, in the order of the recruiter report. */
export const SCORED_SECTIONS = [
  'culture',
  'values',
  'personality',
  'motivations',
  'skills',
  'experiences',
  'studies',
  'languages',
  'job',
  'mobility',
  'individual',
] as const;
export type ScoredSection = (typeof SCORED_SECTIONS)[number];

/** The two halves of the overall, shown beside it because one can hide the other. */
export const SECTIONS_OF_HALF = {
  answers: ['culture', 'values', 'personality', 'motivations'],
  facts: ['skills', 'experiences', 'studies', 'languages', 'job', 'mobility', 'individual'],
} as const satisfies Record<string, readonly ScoredSection[]>;
export type OverallHalf = keyof typeof SECTIONS_OF_HALF;
