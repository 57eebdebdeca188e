import type { FieldErrors, ScreeningAnswers } from '@cadran/contract';
import { CULTURE } from '@cadran/instruments/parts/culture';
import { PERSONALITY } from '@cadran/instruments/parts/personality';
import { answersQuestion } from '@cadran/instruments/parts/questions';
import type { ScreeningAsked } from '@cadran/instruments/parts/screening-asked';
import { VALUES_PART } from '@cadran/instruments/parts/values';
import { refuseFields } from '../../app-error.ts';
import { COUNTRIES, LANGUAGES, PROFESSIONS, SECTORS } from '../screening/known-codes.ts';

const refused = (paths: readonly string[], rule: string): FieldErrors =>
  Object.fromEntries(paths.map((path) => [`answers.${path}`, rule]));

const unasked = (answers: ScreeningAnswers, { sections }: ScreeningAsked): FieldErrors => {
  const asked = new Set<string>([...sections, 'questions']);
  return refused(
    Object.keys(answers).filter((part) => !asked.has(part)),
    'unknown_field',
  );
};

/** Every item of an instrument stands on some page of its part. */
const unknownItems = (answers: ScreeningAnswers, asked: ScreeningAsked): FieldErrors => {
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
  return refused(unknown, 'unknown_field');
};

const unknownCodes = (answers: ScreeningAnswers): FieldErrors => {
  const { job, experiences, individual, languages = [] } = answers;
  const lists: readonly (readonly [string, ReadonlySet<string>, readonly string[]])[] = [
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
  return refused(unknown, 'one_of');
};

const wrongQuestions = (answers: ScreeningAnswers, { questions }: ScreeningAsked): FieldErrors => {
  const fields: FieldErrors = {};
  for (const [id, answer] of Object.entries(answers.questions ?? {})) {
    const question = questions.find((other) => other.id === id);
    if (!question) fields[`answers.questions.${id}`] = 'unknown_field';
    else if (answer !== null && !answersQuestion(question, answer))
      fields[`answers.questions.${id}`] = 'type';
  }
  return fields;
};

/** What the schema cannot know: the campaign's parts and questions, the instruments' items, the lists' codes. */
export const checkAnswers = (answers: ScreeningAnswers, asked: ScreeningAsked): void =>
  refuseFields({
    ...unknownItems(answers, asked),
    ...unknownCodes(answers),
    ...wrongQuestions(answers, asked),
    ...unasked(answers, asked),
  });
