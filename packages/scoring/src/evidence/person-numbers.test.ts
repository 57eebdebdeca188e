import { expect, test } from 'vitest';
import { pointScorer } from '../score-candidate.ts';
import { SCREENING_KEY } from '../screening-key.ts';
import { completeSheet, personNumbers } from './person-numbers.ts';
import { sheetWith } from './testing-sheets.ts';

const UNSCORED = pointScorer({})({});
const numbersOf = (
  answers: Parameters<typeof personNumbers>[0],
  timings: Parameters<typeof personNumbers>[2] = {},
) => personNumbers(answers, UNSCORED, timings);

const answersOf = <T>(items: readonly { readonly id: string }[], numbers: readonly T[]) =>
  Object.fromEntries(items.map(({ id }, i) => [id, numbers[i]]));
const personalityAnswers = (numbers: readonly (number | 'declined' | null)[]) =>
  answersOf(SCREENING_KEY.personality, numbers);
const valueAnswers = (numbers: readonly (number | 'declined' | null)[]) =>
  answersOf(SCREENING_KEY.values, numbers);

test('whoever answered nothing adds nothing', () => {
  expect(numbersOf({})).toEqual([]);
  expect(numbersOf({ personality: null, values: {} })).toEqual([]);
  expect(numbersOf({ values: valueAnswers([null, null]) })).toEqual([]);
});

test('personality answers are numbers in the order of the key', () => {
  const sheet = sheetWith({ 0: 1, 2: 5, 119: 4 });
  expect(numbersOf({ personality: personalityAnswers(sheet) })).toEqual([
    { kind: 'personality', numbers: sheet },
  ]);
  const [first, ...others] = sheet;
  expect(first).toBe(1);
  expect(numbersOf({ personality: personalityAnswers(['declined', ...others]) })).toEqual([
    { kind: 'personality_partial', numbers: [0, ...others] },
  ]);
});

test('a sheet is complete with all 120 answers', () => {
  const sheet = sheetWith({ 7: 2 });
  expect(completeSheet(personalityAnswers(sheet))).toEqual(sheet);
  expect(completeSheet(personalityAnswers(sheet.slice(1)))).toBeNull();
  expect(completeSheet(personalityAnswers(['declined', ...sheet.slice(1)]))).toBeNull();
  expect(completeSheet(null)).toBeNull();
  expect(completeSheet({})).toBeNull();
});

test('ratings of values, -1 to 7, are 1 to 9, and 0 when declined', () => {
  const ratings = Array.from({ length: 20 }, (_, item) => (item % 9) - 1);
  const numbers = ratings.map((rating) => rating + 2);
  expect(numbersOf({ values: valueAnswers(ratings) })).toEqual([{ kind: 'values', numbers }]);
  expect(numbersOf({ values: valueAnswers(['declined', ...ratings.slice(1)]) })).toEqual([
    { kind: 'values_partial', numbers: [0, ...numbers.slice(1)] },
  ]);
  expect(numbersOf({ values: valueAnswers([7]) })).toEqual([
    { kind: 'values_partial', numbers: [9, ...Array.from({ length: 19 }, () => 0)] },
  ]);
});

test('scores are displayed ones: the overall, then the sections that have one', () => {
  const sql = { name: 'SQL', level: 4, years: 5, currentUse: true };
  const scored = pointScorer({ skills: [sql], studies: { degree: 'master' } })({ skills: [sql] });
  const scoresOf = (overall: number | null) => personNumbers({}, { ...scored, overall }, {});
  // The degree was asked for and not given: 0.
  expect(scoresOf(70.5)).toEqual([{ kind: 'scores/skills+studies', numbers: [71, 100, 0] }]);
  expect(scoresOf(null)).toEqual([]);
  expect(personNumbers({}, { ...UNSCORED, overall: 3 }, {})).toEqual([
    { kind: 'scores/', numbers: [3] },
  ]);
});

test('times are half seconds a statement, up to half a minute and more', () => {
  const of = (seconds: number) => ({ ms: 10_000 * seconds, statements: 10 });
  const timings = {
    'values/0': of(1.49),
    'values/1': of(1.5),
    'values/2': of(29.99),
    'values/3': of(30),
    'values/4': of(300),
  };
  expect(numbersOf({}, timings)).toEqual([{ kind: 'times/values/5', numbers: [2, 3, 59, 60, 60] }]);
});

test('only parts whose every page was timed count, in the order of the parts', () => {
  const page = { ms: 1000, statements: 1 };
  const timings = {
    'motivations/0': page,
    'facts/0': page,
    'culture/0': page,
    'culture_again/0': page,
    'personality/0': page,
    'personality/2': page,
    'values/1': page,
  };
  expect(numbersOf({}, timings)).toEqual([
    { kind: 'times/culture/1', numbers: [2] },
    { kind: 'times/motivations/1', numbers: [2] },
  ]);
});
