import { expect, it } from 'vitest';
import { createStatementNames } from './statement-names.ts';

const ask = (
  nameOf: ReturnType<typeof createStatementNames>,
  role: string,
  text: string,
  times: number,
) => Array.from({ length: times }, () => nameOf(role, text)).at(-1);

it('a statement gets its name when it is asked for the fifth time, and keeps it', () => {
  const nameOf = createStatementNames();
  expect(ask(nameOf, 'app', 'select 1', 4)).toBeUndefined();
  expect(ask(nameOf, 'app', 'select 1', 1)).toBe('often_1');
  expect(ask(nameOf, 'app', 'select 1', 100)).toBe('often_1');
});

it('the same text under another role is another statement', () => {
  const nameOf = createStatementNames();
  expect(ask(nameOf, 'app', 'select 1', 5)).toBe('often_1');
  expect(ask(nameOf, 'platform', 'select 1', 4)).toBeUndefined();
  expect(ask(nameOf, 'platform', 'select 1', 1)).toBe('often_2');
});

it('a connection never holds more than two hundred and fifty of them', () => {
  const nameOf = createStatementNames();
  for (let number = 1; number <= 250; number++)
    expect(ask(nameOf, 'app', `select ${number}`, 5)).toBe(`often_${number}`);
  expect(ask(nameOf, 'app', 'select 251', 50)).toBeUndefined();
  expect(ask(nameOf, 'app', 'select 1', 1)).toBe('often_1');
});

it('what is rare is forgotten: counting takes bounded memory', () => {
  const nameOf = createStatementNames();
  ask(nameOf, 'app', 'select 1', 4);
  for (let number = 2; number <= 5_001; number++) nameOf('app', `select ${number}`);
  expect(ask(nameOf, 'app', 'select 1', 4)).toBeUndefined();
});
