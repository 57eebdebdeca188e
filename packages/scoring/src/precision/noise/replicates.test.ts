import { expect, test } from 'vitest';
import { normalSource, replicate, REPLICATES, seededSource } from './replicates.ts';

const draws = (source: () => number, count: number) => Array.from({ length: count }, source);

test('the same questionnaire and section draw the same numbers, others do not', () => {
  const first = draws(seededSource('q/2', 'values'), 5);
  expect(draws(seededSource('q/2', 'values'), 5)).toEqual(first);
  expect(draws(seededSource('q/2', 'culture'), 5)).not.toEqual(first);
  expect(draws(seededSource('r/2', 'values'), 5)).not.toEqual(first);
  expect(draws(seededSource('q/3', 'values'), 5)).not.toEqual(first);
});

test('normal numbers come in pairs by Box and Muller', () => {
  const given = [0.5, 0.125, 0.2, 0.75];
  const normal = normalSource(() => given.shift() ?? 0);
  const radius = Math.sqrt(-2 * Math.log(0.5));
  expect(normal()).toBeCloseTo(radius * Math.SQRT1_2, 12);
  expect(normal()).toBeCloseTo(radius * Math.SQRT1_2, 12);
  expect(normal()).toBeCloseTo(0, 12);
  expect(normal()).toBeCloseTo(-Math.sqrt(-2 * Math.log(0.8)), 12);
  expect(given).toEqual([]);
});

test('normal numbers have mean 0 and deviation 1', () => {
  const drawn = draws(normalSource(seededSource('normal', 'test')), 20_000);
  const mean = drawn.reduce((a, b) => a + b) / drawn.length;
  const variance = drawn.reduce((sum, x) => sum + (x - mean) ** 2, 0) / drawn.length;
  expect(Math.abs(mean)).toBeLessThan(0.02);
  expect(variance).toBeCloseTo(1, 1);
});

test('a score is replicated 400 times', () => {
  let drawn = 0;
  const scores = replicate(() => (drawn += 1));
  expect(REPLICATES).toBe(400);
  expect(drawn).toBe(400);
  expect(scores).toHaveLength(400);
  expect([scores[0], scores[399]]).toEqual([1, 400]);
});
