import {
  type AnswerItems,
  type AnswerStamps,
  answersOf,
  type SavedQuestionnaire,
  type ScreeningAnswers,
  type ScreeningQuestionnaire,
  type Timings,
} from '@cadran/contract';
import type { StoredAnswers } from '../../queries/questionnaire-answers.ts';
import type { QuestionnaireRow } from '../../queries/questionnaires.ts';
import { newerThan, splitTimings } from './stamped-items.ts';

const state = (row: QuestionnaireRow, now: Date) => ({
  id: row.id,
  campaignId: row.campaignId,
  status: row.status,
  language: row.language,
  openedAt: row.openedAt.toISOString(),
  completedAt: row.completedAt?.toISOString() ?? null,
  version: row.version,
  now: now.toISOString(),
});

/** What is stored was checked by the schema on its way in. */
export const storedAnswers = (items: AnswerItems) => {
  const { answers, timings } = splitTimings(items);
  return { answers: answersOf(answers) as ScreeningAnswers, timings: (timings ?? {}) as Timings };
};

export const presentQuestionnaire = (
  row: QuestionnaireRow,
  { items, stamps }: StoredAnswers,
  now: Date,
): ScreeningQuestionnaire => ({
  ...state(row, now),
  ...storedAnswers(items),
  contact: row.contact,
  stamps: { ...splitTimings(stamps).answers, contact: row.contactStamps },
});

/** With every answer that is newer than the one that was sent for it. */
export const presentSaved = (
  row: QuestionnaireRow,
  sent: AnswerStamps,
  stored: StoredAnswers,
  now: Date,
): SavedQuestionnaire => {
  const parts: StoredAnswers = {
    items: { ...splitTimings(stored.items).answers, contact: row.contact },
    stamps: { ...stored.stamps, contact: row.contactStamps },
  };
  const newer = newerThan(splitTimings(sent).answers, parts);
  const { contact = {}, ...answers } = newer.items;
  return {
    ...state(row, now),
    newer: { contact, answers: answersOf(answers), stamps: newer.stamps },
  };
};
