import { expect, test } from 'vitest';
import type { SkillAnswer } from '../candidate-answers.ts';
import { skillsFit } from './skills-fit.ts';

const skill = (answer: Partial<SkillAnswer>): SkillAnswer => ({
  name: 'SQL',
  level: 3,
  years: 3,
  currentUse: false,
  ...answer,
});
const required = [{ name: 'SQL', level: 4, years: 5 }];

test('V19: level 4 and 5 years required, has 3 and 3 years, unused: 63.45', () => {
  const result = skillsFit(required, [skill({})]);
  expect(result?.score).toBeCloseTo(63.45, 2);
  expect(result?.components.skills).toEqual([
    {
      name: 'SQL',
      required: { level: 4, years: 5 },
      given: skill({}),
      levelCredit: 0.75,
      yearsCredit: 0.6,
      useFactor: 0.9,
      score: expect.closeTo(63.45, 10),
    },
  ]);
});

test('a skill in current use counts in full, and more than required is never penalised', () => {
  expect(skillsFit(required, [skill({ level: 4, years: 5, currentUse: true })])?.score).toBe(100);
  expect(skillsFit(required, [skill({ level: 5, years: 30, currentUse: true })])?.score).toBe(100);
  expect(skillsFit(required, [skill({ level: 4, years: 5 })])?.score).toBe(90);
});

test('each missing level costs a quarter of the level’s share', () => {
  const levels = [0, 1, 2, 3, 4, 5].map(
    (level) =>
      skillsFit([{ name: 'SQL', level: 5 }], [skill({ level, currentUse: true })])?.components
        .skills[0]?.levelCredit,
  );
  expect(levels).toEqual([0, 0, 0.25, 0.5, 0.75, 1]);
  const unknown = skillsFit([{ name: 'SQL', level: 1 }], [skill({ level: 0 })]);
  expect(unknown?.components.skills[0]?.levelCredit).toBe(0);
});

test('level 0, no level and an unknown skill score 0, whatever the years', () => {
  expect(skillsFit(required, [skill({ level: 0, years: 10, currentUse: true })])?.score).toBe(0);
  expect(skillsFit(required, [skill({ level: null, years: 10 })])?.score).toBe(0);
  expect(skillsFit(required, [skill({ name: 'Go' })])?.score).toBe(0);
  expect(skillsFit(required, [])?.components.skills[0]?.given).toBeNull();
});

test('without required years the years count in full', () => {
  const noYears = [{ name: 'SQL', level: 3 }];
  expect(skillsFit(noYears, [skill({ years: 0, currentUse: true })])?.score).toBe(100);
  expect(
    skillsFit([{ name: 'SQL', level: 3, years: 0 }], [skill({ years: null, currentUse: true })])
      ?.score,
  ).toBe(100);
  expect(
    skillsFit([{ name: 'SQL', level: 3, years: 4 }], [skill({ years: null, currentUse: true })])
      ?.score,
  ).toBeCloseTo(70, 10);
});

test('the section is the mean over the required skills; spelling of a name does not matter', () => {
  const result = skillsFit(
    [...required, { name: 'Rust', level: 1 }],
    [skill({ name: '  sql ', level: 4, years: 5, currentUse: true })],
  );
  expect(result?.score).toBe(50);
  const spaced = [{ name: 'machine learning', level: 3 }];
  expect(skillsFit(spaced, [skill({ name: 'Machine   Learning', currentUse: true })])?.score).toBe(
    100,
  );
  expect(skillsFit(spaced, [skill({ name: 'machinelearning', currentUse: true })])?.score).toBe(0);
  expect(
    skillsFit(
      [{ name: 'Développement', level: 3 }],
      [skill({ name: 'De\u0301veloppement', currentUse: true })],
    )?.score,
  ).toBe(100);
  expect(skillsFit([], [])).toBeNull();
});
