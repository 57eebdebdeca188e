import { expect, test } from 'vitest';
import { fieldErrors } from '../../../field-rules.ts';
import { screeningQuestionnaireChange } from './questionnaire.ts';

const takes = (page: string): boolean =>
  screeningQuestionnaireChange.safeParse({ timings: { [page]: { ms: 900, statements: 4 } } })
    .success;

test('accepts times of existing pages only', () => {
  expect(
    ['contact/0', 'culture/17', 'personality/11', 'skills/5', 'questions/9'].map(takes),
  ).toEqual([true, true, true, true, true]);
  expect(['mine/0', 'culture/100', 'culture/', 'culture', 'xculture/1'].map(takes)).toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
});

test.each([
  ['Gestion de projet', 'gestion  de projet'],
  ['Rédaction', 'Re\u0301daction'],
])('%s and %s are the same skill, as in scoring', (first, second) => {
  const skill = { level: 3, years: 2, currentUse: true };
  const { error } = screeningQuestionnaireChange.safeParse({
    answers: { skills: [first, second].map((name) => ({ ...skill, name })) },
  });
  expect(fieldErrors(error?.issues ?? [])).toEqual({ 'answers.skills.1': 'distinct' });
});

test.each([
  ['1899-12-31', 'min:1900'],
  ['1995-02-03', undefined],
  ['2999-12-31', 'past'],
])('a day of birth of %s breaks the rule %s', (birthDate, rule) => {
  const { error } = screeningQuestionnaireChange.safeParse({
    answers: { individual: { birthDate } },
  });
  expect(fieldErrors(error?.issues ?? [])['answers.individual.birthDate']).toBe(rule);
});
