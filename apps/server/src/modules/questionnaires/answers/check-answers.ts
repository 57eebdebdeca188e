import type { FieldErrors, ScreeningAnswers } from '@cadran/contract';
import { CULTURE } from '@cadran/instruments/parts/instruments/culture';
import { PERSONALITY } from '@cadran/instruments/parts/instruments/personality';
import { answersQuestion } from '@cadran/instruments/parts/facts/questions';
import type { ScreeningRequirements } from '@cadran/instruments/parts/screening-asked';
import { VALUES_PART } from '@cadran/instruments/parts/instruments/values';
import { throwIfInvalid } from '../../../http/app-error.ts';
import { COUNTRIES, type Known, LANGUAGES, PROFESSIONS, SECTORS } from '../../reference/index.ts';

const fieldErrors = (paths: readonly string[], rule: string): FieldErrors =>
  Object.fromEntries(paths.map((path) => [`answers.${path}`, rule]));

const findUnaskedParts = (
  answers: ScreeningAnswers,
  { sections }: ScreeningRequirements,
): FieldErrors => {
  const asked = new Set<string>([...sections, 'questions']);
  return fieldErrors(
    Object.keys(answers).filter((part) => !asked.has(part)),
    'unknown_field',
  );
};

/** An item is known if it is on a page of its part. */
const findUnknownItems = (answers: ScreeningAnswers, asked: ScreeningRequirements): FieldErrors => {
  const rated = [
    [CULTURE, answers.culture],
    [VALUES_PART, answers.values],
    [PERSONALITY, answers.personality],
  ] as const;
  const unknown = rated.flatMap(([{ name, pageOf }, items = {}]) =>
    Object.keys(items)
      .filter((item) => pageOf(item, asked) < 0)
      .map((item) => `${name}.${item}`),
  );
  return fieldErrors(unknown, 'unknown_field');
};

const findUnknownCodes = (answers: ScreeningAnswers): FieldErrors => {
  const { job, experiences, individual, languages = [] } = answers;
  const lists: readonly (readonly [string, Known, readonly string[]])[] = [
    ['job.professions', PROFESSIONS, job?.professions ?? []],
    ['job.sectors', SECTORS, job?.sectors ?? []],
    ['experiences.positions', PROFESSIONS, experiences?.positions ?? []],
    ['experiences.sectors', SECTORS, experiences?.sectors ?? []],
    ['individual.nationalities', COUNTRIES, individual?.nationalities ?? []],
    ['languages', LANGUAGES, languages.map(({ language }) => language)],
  ];
  const unknown = lists.flatMap(([path, known, codes]) =>
    codes.flatMap((code, index) => (known.has(code) ? [] : [`${path}.${index}`])),
  );
  return fieldErrors(unknown, 'one_of');
};

const findInvalidQuestionAnswers = (
  answers: ScreeningAnswers,
  { questions }: ScreeningRequirements,
): FieldErrors => {
  const fields: FieldErrors = {};
  for (const [id, answer] of Object.entries(answers.questions ?? {})) {
    const question = questions.find((other) => other.id === id);
    if (!question) fields[`answers.questions.${id}`] = 'unknown_field';
    else if (answer !== null && !answersQuestion(question, answer))
      fields[`answers.questions.${id}`] = 'type';
  }
  return fields;
};

/** By the campaign's parts and questions, the instruments' items and the reference lists. */
const findInvalidAnswers = (
  answers: ScreeningAnswers,
  asked: ScreeningRequirements,
): FieldErrors => ({
  ...findUnknownItems(answers, asked),
  ...findUnknownCodes(answers),
  ...findInvalidQuestionAnswers(answers, asked),
  ...findUnaskedParts(answers, asked),
});

export const checkAnswers = (answers: ScreeningAnswers, asked: ScreeningRequirements): void =>
  throwIfInvalid(findInvalidAnswers(answers, asked));

/** `beside` is the part that a save carries next to its answers and not among them. */
export const refuseMissingAnswers = (missing: FieldErrors, beside: 'contact' | 'segments'): void =>
  throwIfInvalid(
    Object.fromEntries(
      Object.entries(missing).map(([key, rule]) => [
        key.startsWith(`${beside}.`) ? key : `answers.${key}`,
        rule,
      ]),
    ),
  );
