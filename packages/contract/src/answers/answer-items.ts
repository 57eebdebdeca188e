/** Answers as they are kept in the browser, stored and merged: part -> item -> answer; null if removed. */
export type AnswerItems = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Answers with the stamp of each; an item that has a stamp and no answer was removed. */
export interface StampedAnswers {
  readonly items: AnswerItems;
  readonly stamps: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

export const NO_ANSWERS: StampedAnswers = { items: {}, stamps: {} };

/** The one item of a part that the API sends as a list (motivations, skills, languages). */
export const LIST_ITEM = 'list';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** From the API's format: `{ motivations: […] }` -> `{ motivations: { list: […] } }` */
export const toAnswerItems = (answers: Readonly<Record<string, unknown>>): AnswerItems =>
  Object.fromEntries(
    Object.entries(answers)
      .filter(([, value]) => value !== undefined)
      .map(([part, value]) => [part, isObject(value) ? value : { [LIST_ITEM]: value }]),
  );

/** To the API's format. */
export const fromAnswerItems = (items: AnswerItems): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(items).map(([part, answers]) => [
      part,
      LIST_ITEM in answers ? answers[LIST_ITEM] : answers,
    ]),
  );
