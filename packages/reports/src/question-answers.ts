import type { CampaignQuestion } from '@cadran/contract';
import { readAnswer } from '@cadran/instruments/parts/facts/questions';
import type { Draft } from './drafting/draft.ts';

interface AnswerWords {
  readonly yes: string;
  readonly no: string;
}

/** An answer as a spreadsheet has it: numbers stay numbers. Null when there is none. */
export const answerCell = (
  question: CampaignQuestion,
  answer: unknown,
  { yes, no }: AnswerWords,
): string | number | null =>
  readAnswer<string | number>(question, answer, {
    closed: (isYes) => (isYes ? yes : no),
    open: (text) => text,
    scale: (step) => step,
  });

/** An answer as the recruiter's report shows it. */
export const answerText = (
  { words: { frame, facts }, write }: Draft,
  question: CampaignQuestion,
  answer: unknown,
): string =>
  readAnswer<string>(question, answer, {
    closed: (isYes) => (isYes ? frame.yes : frame.no),
    open: (text) => text.trim(),
    scale: (step) => facts.questions.scale(write.number(step)),
  }) || frame.unanswered;
