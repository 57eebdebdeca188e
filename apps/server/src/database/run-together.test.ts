import type { Sql } from '@cadran/db';
import { expect, it } from 'vitest';
import { together } from './run-together.ts';

const DATABASE = {} as unknown as Sql;

it('runs what comes at the same moment in one batch, each with its own result', async () => {
  const batches: (readonly number[])[] = [];
  const double = together(async (_, items: readonly number[]) => {
    batches.push(items);
    return items.map((item) => item * 2);
  });
  expect(await Promise.all([1, 2, 3].map((item) => double(DATABASE, item)))).toEqual([2, 4, 6]);
  expect(batches).toEqual([[1, 2, 3]]);
});

it('gathers those who come while a batch is under way', async () => {
  const batches: (readonly string[])[] = [];
  const finish: (() => void)[] = [];
  const echo = together(async (_, items: readonly string[]) => {
    batches.push(items);
    await new Promise<void>((resolve) => finish.push(resolve));
    return items;
  });
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  const all: Promise<string>[] = [];
  for (const name of ['a', 'b', 'c', 'd']) {
    all.push(echo(DATABASE, name));
    await turn();
    await turn();
  }
  expect(batches).toEqual([['a']]);
  finish[0]?.();
  await turn();
  expect(batches).toEqual([['a'], ['b', 'c', 'd']]);
  for (const done of finish) done();
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd']);
});

it('tells an error only to the one who caused it', async () => {
  const divide = together(async (_, items: readonly number[]) => {
    if (items.includes(0)) throw new Error('division by zero');
    return items.map((item) => 12 / item);
  });
  const results = await Promise.allSettled([3, 0, 4].map((item) => divide(DATABASE, item)));
  expect(results).toEqual([
    { status: 'fulfilled', value: 4 },
    { status: 'rejected', reason: new Error('division by zero') },
    { status: 'fulfilled', value: 3 },
  ]);
});
