import {
  CULTURE_TYPES,
  type CultureType,
  type Domain,
  DOMAINS,
  type Motivation,
  MOTIVATIONS,
  type Pole,
  POLES,
} from './assessment.ts';

export const INTERVIEW = {
  /** The same questions for everybody of a campaign. */
  core: 6,
  /** At most so many more for one candidate. */
  probes: 6,
  ratings: [1, 2, 3, 4, 5],
  noteMax: 2000,
  questionTextMax: 500,
  /** Of the bank; a campaign's own question has a UUID, which matches too. */
  questionId: /^[a-z0-9-]{1,60}$/,
} as const;

export type InterviewSubject =
  | `personality.${Domain}.${'high' | 'low'}`
  | `values.${Pole}`
  | `culture.${CultureType}`
  | `motivations.${Motivation}`
  | 'skills'
  | 'languages';

/** What a question can be about: its section first, then what of it. */
export const INTERVIEW_SUBJECTS = [
  ...DOMAINS.flatMap(
    (domain) => [`personality.${domain}.high`, `personality.${domain}.low`] as const,
  ),
  ...(Object.keys(POLES) as Pole[]).map((pole) => `values.${pole}` as const),
  ...CULTURE_TYPES.map((type) => `culture.${type}` as const),
  ...MOTIVATIONS.map((motivation) => `motivations.${motivation}` as const),
  'skills',
  'languages',
] as const satisfies readonly InterviewSubject[];

/** Sections with subjects of their own; the others are facts that a document shows better than a story. */
export const PROBED_SECTIONS = [
  'culture',
  'values',
  'personality',
  'motivations',
  'skills',
  'languages',
] as const;
export type ProbedSection = (typeof PROBED_SECTIONS)[number];
