import {
  type AnswerItems,
  type ContactAnswers,
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
export const parseStoredAnswers = ({ contact: _, timings, ...answers }: AnswerItems) => ({
  answers: presentAnswers(answers) as ScreeningAnswers,
  timings: (timings ?? {}) as Timings,
});

export const presentQuestionnaire = (
  row: QuestionnaireRow,
  { items, stamps: { timings: _, ...stamps } }: StoredAnswers,
  now: Date,
): ScreeningQuestionnaire => ({
  ...presentState(row, now),
  ...parseStoredAnswers(items),
  contact: row.contact,
  stamps,
});

/** `newer`: answers that were given later on another device. */
export const presentSaved = (
  row: QuestionnaireRow,
  { timings: _, ...newer }: GivenAnswers,
  now: Date,
): SavedQuestionnaire => {
  const { contact = {}, ...answers } = valuesOf(newer);
  return {
    ...presentState(row, now),
    newer: {
      contact: contact as ContactAnswers,
      answers: presentAnswers(answers),
      stamps: stampsOf(newer),
    },
  };
};
