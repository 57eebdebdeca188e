import type { StampedAnswers } from '@cadran/contract/answers';
import type { Language } from '@cadran/contract/codes';

/** Answers on their way to the server, with the language in which each was read, as far as it is known. */
export interface AnswerBatch extends StampedAnswers {
  readonly languages: Readonly<Record<string, Readonly<Record<string, Language>>>>;
}
