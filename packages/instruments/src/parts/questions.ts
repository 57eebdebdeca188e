import type { CampaignQuestion, QuestionAnswer } from '@cadran/contract';
import { QUESTIONNAIRE_LIMITS } from '@cadran/contract/codes';
import type { PartDeclaration } from './part.ts';
import type { ScreeningAsked } from './screening-asked.ts';
import { oneOf, type Random, wholeBetween } from './simulating.ts';

const TEXTS = [
  'Votre projet rejoint ce que je cherche : un travail utile, en équipe.',
  'J’ai mené deux projets semblables et j’aimerais aller plus loin.',
] as const;

const KINDS = { closed: 'boolean', scale: 'number', open: 'string' } as const;

/** Whether an answer is of the kind its question asks for. */
export const answersQuestion = ({ type }: CampaignQuestion, answer: QuestionAnswer): boolean =>
  typeof answer === KINDS[type];

const isUnanswered = (answer: QuestionAnswer | null): boolean =>
  answer === null || (typeof answer === 'string' && answer.trim() === '');

const simulated = (random: Random, { type }: CampaignQuestion): QuestionAnswer => {
  if (type === 'closed') return random() < 0.5;
  if (type === 'scale') return wholeBetween(random, 0, QUESTIONNAIRE_LIMITS.scaleMax);
  return oneOf(random, TEXTS);
};

/** One question a page; items are the questions' ids. Shown, never scored (scoring.md §10). */
export const QUESTIONS: PartDeclaration<
  ScreeningAsked,
  Readonly<Record<string, QuestionAnswer | null>>
> = {
  name: 'questions',
  asked: ({ questions }) => questions.length > 0,
  pages: ({ questions }) => questions.length,
  pageOf: (id, { questions }) => questions.findIndex((question) => question.id === id),
  missing: (answers, { questions }) =>
    Object.fromEntries(
      questions
        .filter(({ id, required }) => required && isUnanswered(answers[id] ?? null))
        .map(({ id }) => [id, 'required']),
    ),
  statements: () => 1,
  seconds: (page, { questions }) => (questions[page]?.type === 'open' ? 90 : 15),
  simulate: (random, { questions }) =>
    Object.fromEntries(questions.map((question) => [question.id, simulated(random, question)])),
};
