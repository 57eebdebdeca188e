import {
  type AnswerItems,
  fromAnswerItems,
  type GivenAnswers,
  type SavedQuestionnaire,
  type ScreeningAnswers,
  type ScreeningQuestionnaire,
  stampsOf,
  type Timings,
  valuesOf,
} from '@cadran/contract';
import type { QuestionnaireRow } from './queries/questionnaires.ts';
import type { StoredAnswers } from './queries/saves.ts';

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
  const { contact: _contact, timings, ...answers } = items;
  return {
    answers: presentAnswers(answers) as ScreeningAnswers,
    timings: (timings ?? {}) as Timings,
  };
};

export const presentQuestionnaire = (
  row: QuestionnaireRow,
  stored: StoredAnswers,
  now: Date,
): ScreeningQuestionnaire => {
  const { timings: _timings, ...stamps } = stored.stamps;
  return {
    ...presentState(row, now),
    ...parseStoredAnswers(stored.items),
    contact: row.contact,
    stamps,
  };
};

/** `newer`: answers that were given later on another device. */
export const presentSaved = (
  row: QuestionnaireRow,
  found: GivenAnswers,
  now: Date,
): SavedQuestionnaire => {
  const { timings: _timings, ...newer } = found;
  const { contact = {}, ...answers } = valuesOf(newer);
  return {
    ...presentState(row, now),
    newer: {
      contact,
      answers: presentAnswers(answers),
      stamps: stampsOf(newer),
    },
  };
};
