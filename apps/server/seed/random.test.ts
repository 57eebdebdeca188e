import { expect, it } from 'vitest';
import { randomOf, unevenShares, uuidFrom } from './random.ts';

it('ids of different sources are unique', () => {
  const ids = new Set<string>();
  for (let source = 0; source < 10_000; source += 1) {
    const random = randomOf(1, 'source', source);
    for (let i = 0; i < 20; i += 1) ids.add(uuidFrom(random));
  }
  expect(ids.size).toBe(200_000);
});

it('ids are version 4 UUIDs', () => {
  expect(uuidFrom(randomOf(1))).toMatch(
    /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  );
});

it('the same seed gives the same numbers', () => {
  expect(randomOf(1, 'a')()).toBe(randomOf(1, 'a')());
  expect(randomOf(1, 'a')()).not.toBe(randomOf(2, 'a')());
});

it('shares sum to the total, largest first', () => {
  const shares = unevenShares(1001, 7);
  expect(shares.reduce((a, b) => a + b, 0)).toBe(1001);
  expect(Math.max(...shares)).toBe(shares[0]);
});
