import { INTERVIEW_SUBJECTS, type InterviewSubject } from '@cadran/contract/codes';
import type { Text } from '../types.ts';
import type { Anchors, BankOf } from './bank/bank-of.ts';
import { AGREEABLENESS } from './bank/agreeableness.ts';
import { CONSCIENTIOUSNESS } from './bank/conscientiousness.ts';
import { CULTURE } from './bank/culture.ts';
import { EXTRAVERSION } from './bank/extraversion.ts';
import { MOTIVATIONS_BANK } from './bank/motivations.ts';
import { NEUROTICISM } from './bank/neuroticism.ts';
import { OPENNESS } from './bank/openness.ts';
import { SKILLS_AND_LANGUAGES } from './bank/skills-and-languages.ts';
import { VALUES_POLES } from './bank/values.ts';

/** Increment when a question or an anchor changes. An id is never given to another question: stored ratings name it. */
export const INTERVIEW_BANK_VERSION = 2;

const BANK: BankOf<InterviewSubject> = {
  ...OPENNESS,
  ...CONSCIENTIOUSNESS,
  ...EXTRAVERSION,
  ...AGREEABLENESS,
  ...NEUROTICISM,
  ...VALUES_POLES,
  ...CULTURE,
  ...MOTIVATIONS_BANK,
  ...SKILLS_AND_LANGUAGES,
};

interface BankQuestion {
  readonly id: string;
  readonly subject: InterviewSubject;
  readonly text: Text;
}

/** Subject by subject, in the order of the bank. */
export const INTERVIEW_QUESTIONS: readonly BankQuestion[] = INTERVIEW_SUBJECTS.flatMap((subject) =>
  Object.entries(BANK[subject].questions).map(([id, text]) => ({ id, subject, text })),
);

const BY_ID: ReadonlyMap<string, BankQuestion> = new Map(
  INTERVIEW_QUESTIONS.map((question) => [question.id, question]),
);
export const findBankQuestion = (id: string): BankQuestion | undefined => BY_ID.get(id);

/** For a campaign's own question, which probes nothing that the bank knows. */
const OWN_ANCHORS: Anchors = {
  1: {
    fr: 'Des généralités, ou aucun exemple vécu ; on ne sait pas ce que la personne a fait.',
    en: 'Generalities, or no example from experience; what the person did stays unknown.',
  },
  3: {
    fr: 'Un exemple vécu et cohérent ; la part de la personne ou le résultat reste flou.',
    en: 'A real and coherent example; the person’s own part or the result stays vague.',
  },
  5: {
    fr: 'Un exemple précis et proche du poste : la situation, ce que la personne a fait, le résultat et ce qu’elle en a tiré.',
    en: 'A precise example close to the job: the situation, what the person did, the result and what they drew from it.',
  },
};

export const anchorsOf = (subject: InterviewSubject | null): Anchors =>
  subject === null ? OWN_ANCHORS : BANK[subject].anchors;

/** Asked of everybody where the campaign names no questions of its own. */
export const DEFAULT_CORE = [
  'conscientiousness-high-1',
  'agreeableness-high-1',
  'neuroticism-low-1',
  'openness-high-2',
  'skills-1',
  'motivation-learning-1',
] as const;
