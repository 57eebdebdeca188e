import { MOTIVATIONS } from '../codes/index.ts';
import type { FieldErrors } from '../errors.ts';
import type { QuestionAnswer } from '../schemas/screening/answers.ts';
import type { CampaignQuestion } from '../schemas/screening/questions.ts';

/** Every one of these items must have an answer. */
export const requiredItems = (
  answers: Readonly<Record<string, unknown>>,
  items: readonly string[],
): FieldErrors =>
  Object.fromEntries(
    items
      .filter((item) => answers[item] === null || answers[item] === undefined)
      .map((item) => [item, 'required']),
  );

/** All items are moved from the left list to the right one (spec, section 4). */
export const requiredRanking = (
  ranking: readonly unknown[],
  all: readonly unknown[] = MOTIVATIONS,
): FieldErrors => (ranking.length < all.length ? { list: `min_items:${all.length}` } : {});

/** Whether an answer is of the kind its question asks for. */
export const answersQuestion = (question: CampaignQuestion, answer: QuestionAnswer): boolean =>
  typeof answer === { closed: 'boolean', scale: 'number', open: 'string' }[question.type];

export const requiredQuestions = (
  answers: Readonly<Record<string, QuestionAnswer | null>>,
  questions: readonly CampaignQuestion[],
): FieldErrors =>
  Object.fromEntries(
    questions
      .filter(({ id, required }) => {
        const answer = answers[id] ?? null;
        return required && (answer === null || (typeof answer === 'string' && !answer.trim()));
      })
      .map(({ id }) => [id, 'required']),
  );
