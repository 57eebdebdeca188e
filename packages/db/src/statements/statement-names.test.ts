import { expect, it } from 'vitest';
import { createStatementNames } from './statement-names.ts';

const ask = (
  nameOf: ReturnType<typeof createStatementNames>,
  role: string,
  text: string,
  times: number,
) => Array.from({ length: times }, () => nameOf(role, text)).at(-1);

it('a statement gets a name at its fifth use and keeps it', () => {
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

it('a connection has at most 250 named statements', () => {
  const nameOf = createStatementNames();
  for (let number = 1; number <= 250; number++)
    expect(ask(nameOf, 'app', `select ${number}`, 5)).toBe(`often_${number}`);
  expect(ask(nameOf, 'app', 'select 251', 50)).toBeUndefined();
  expect(ask(nameOf, 'app', 'select 1', 1)).toBe('often_1');
});

it('counts of rare statements are dropped, so that memory is bounded', () => {
  const nameOf = createStatementNames();
  ask(nameOf, 'app', 'select 1', 4);
  for (let number = 2; number <= 5_001; number++) nameOf('app', `select ${number}`);
  expect(ask(nameOf, 'app', 'select 1', 4)).toBeUndefined();
});
