import type { CoreQuestion, FieldErrors } from '@cadran/contract';
import { findBankQuestion } from '@cadran/instruments/interview/question-bank';
import { throwIfInvalid } from '../../../http/app-error.ts';

/** A question without a text must be one of the bank, which the schema cannot know. */
export const checkCoreQuestions = (core: readonly CoreQuestion[] | null | undefined): void => {
  const fields: FieldErrors = {};
  for (const [index, { id, text }] of (core ?? []).entries())
    if (text === null && findBankQuestion(id) === undefined)
      fields[`interview.${index}.id`] = 'one_of';
  throwIfInvalid(fields);
};
