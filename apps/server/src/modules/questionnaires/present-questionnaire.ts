import {
  type AnswerItems,
  type AnswerStamps,
  fromAnswerItems,
  type SavedQuestionnaire,
  type ScreeningAnswers,
  type ScreeningQuestionnaire,
  type StampedAnswers,
  type Timings,
} from '@cadran/contract';
import type { QuestionnaireRow } from './queries/questionnaires.ts';
import { findNewerAnswers, splitTimings } from './answers/stamp-answers.ts';

const presentState = (row: QuestionnaireRow, now: Date) => ({
  id: row.id,
  campaignId: row.campaignId,
  status: row.status,
  language: row.language,
  openedAt: row.openedAt.toISOString(),
  completedAt: row.completedAt?.toISOString() ?? null,
  version: row.version,
  now: now.toISOString(),
});

/** In the API's format, without the removed answers. */
export const presentAnswers = (items: AnswerItems): Record<string, unknown> =>
  fromAnswerItems(
    Object.fromEntries(
      Object.entries(items).map(([part, answers]) => [
        part,
        Object.fromEntries(Object.entries(answers).filter(([, value]) => value !== null)),
      ]),
    ),
  );

/** Validated by the schema when it was saved. */
export const parseStoredAnswers = (items: AnswerItems) => {
  const { answers, timings } = splitTimings(items);
  return {
    answers: presentAnswers(answers) as ScreeningAnswers,
    timings: (timings ?? {}) as Timings,
  };
};

export const presentQuestionnaire = (
  row: QuestionnaireRow,
  { items, stamps }: StampedAnswers,
  now: Date,
): ScreeningQuestionnaire => ({
  ...presentState(row, now),
  ...parseStoredAnswers(items),
  contact: row.contact,
  stamps: { ...splitTimings(stamps).answers, contact: row.contactStamps },
});

/** With the stored answers that are newer than those sent. */
export const presentSaved = (
  row: QuestionnaireRow,
  sent: AnswerStamps,
  stored: StampedAnswers,
  now: Date,
): SavedQuestionnaire => {
  const parts: StampedAnswers = {
    items: { ...splitTimings(stored.items).answers, contact: row.contact },
    stamps: { ...stored.stamps, contact: row.contactStamps },
  };
  const newer = findNewerAnswers(splitTimings(sent).answers, parts);
  const { contact = {}, ...answers } = newer.items;
  return {
    ...presentState(row, now),
    newer: { contact, answers: presentAnswers(answers), stamps: newer.stamps },
  };
};
