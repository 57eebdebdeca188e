import { isDeepStrictEqual } from 'node:util';
import {
  type AnswerItems,
  type Contact,
  type GivenAnswers,
  type SavedQuestionnaire,
  type ScreeningAnswers,
  type ScreeningQuestionnaireChange,
  valuesOf,
} from '@cadran/contract';
import type { Tx } from '@cadran/db';
import { AppError } from '../../../http/app-error.ts';
import { askedPartsCache } from '../answers/asked-parts.ts';
import { checkAnswers } from '../answers/check-answers.ts';
import { presentSaved } from '../present-questionnaire.ts';
import type {
  AnsweringRow,
  QuestionnaireRow,
  QuestionnaireValues,
} from '../queries/questionnaires.ts';
import { readAnswers } from '../queries/saves.ts';
import { linkInvitation } from '../../campaign-mail/index.ts';

/** With the cities of the reference list. */
export type CheckedChange = ScreeningQuestionnaireChange & { readonly answers: ScreeningAnswers };

/** A completed questionnaire is final: a save that says the same succeeds, any other is a `conflict`. */
const repeatCompleted = async (
  tx: Tx,
  row: QuestionnaireRow,
  given: GivenAnswers,
  now: Date,
): Promise<SavedQuestionnaire> => {
  const { timings: _timings, ...said } = valuesOf(given);
  const { items } = await readAnswers(tx, row);
  const stored: AnswerItems = { ...items, contact: row.contact };
  const saysElse = Object.entries(said).some(([part, values]) =>
    Object.entries(values).some(
      ([item, value]) => !isDeepStrictEqual(stored[part]?.[item] ?? null, value),
    ),
  );
  if (saysElse) throw new AppError('conflict');
  return presentSaved(row, {}, now);
};

/** Refuses what may not be saved; returns the answer to a save of a questionnaire that was completed before. */
export const checkChange = async (
  tx: Tx,
  row: AnsweringRow,
  change: CheckedChange,
  given: GivenAnswers,
  now: Date,
): Promise<SavedQuestionnaire | undefined> => {
  if (row.status === 'completed') return repeatCompleted(tx, row, given, now);
  if (row.campaignStatus !== 'open' || row.organizationStatus !== 'active')
    throw new AppError('campaign_closed');
  checkAnswers(change.answers, await askedPartsCache.load(tx, row));
  return undefined;
};

/** What a change makes another in the candidate's own row: the language, and contact details, by which lists find them. */
export const takeDetails = async (
  tx: Tx,
  row: QuestionnaireRow,
  { contact: sent, language = row.language }: CheckedChange,
  folded: GivenAnswers,
): Promise<QuestionnaireValues | undefined> => {
  if (sent?.email) await linkInvitation(tx, row, { email: sent.email });
  const contact = (valuesOf(folded)['contact'] ?? row.contact) as Partial<Contact>;
  const isSame = language === row.language && isDeepStrictEqual(contact, row.contact);
  return isSame ? undefined : { language, contact };
};
