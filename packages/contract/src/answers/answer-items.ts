/** Answers item by item, as they are stored and merged: part -> item -> answer. */
export type AnswerItems = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** A part that is one list (motivations, skills, languages) has one item, which holds it. */
const LIST = 'list';

/** `motivations.list`, `job.startDelay`, `culture.leadership_1`: how one answer is named on its way. */
export type AnswerKey = `${string}.${string}`;

export const answerKey = (part: string, item: string = LIST): AnswerKey => `${part}.${item}`;

/** Part and item of a key; items may hold dots, parts do not. */
export const splitKey = (key: string): readonly [part: string, item: string] => {
  const dot = key.indexOf('.');
  return [key.slice(0, dot), key.slice(dot + 1)];
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `{ motivations: […] }` -> `{ motivations: { list: […] } }` */
export const itemsOf = (answers: Readonly<Record<string, unknown>>): AnswerItems =>
  Object.fromEntries(
    Object.entries(answers)
      .filter(([, value]) => value !== undefined)
      .map(([part, value]) => [part, isObject(value) ? value : { [LIST]: value }]),
  );

/** The way back; what was taken back is null. */
export const joinItems = (items: AnswerItems): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(items).map(([part, answers]) => [
      part,
      LIST in answers ? answers[LIST] : { ...answers },
    ]),
  );

/** The way back; what was taken back is left out. */
export const answersOf = (items: AnswerItems): Record<string, unknown> =>
  joinItems(
    Object.fromEntries(
      Object.entries(items).map(([part, answers]) => [
        part,
        Object.fromEntries(Object.entries(answers).filter(([, value]) => value !== null)),
      ]),
    ),
  );
