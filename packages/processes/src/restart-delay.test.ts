import { expect, it } from 'vitest';
import { restartDelay } from './restart-delay.ts';

it('doubles the pause before each restart, up to ten seconds', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8, 9].map(restartDelay)).toEqual([
    0, 200, 400, 800, 1600, 3200, 6400, 10_000, 10_000,
  ]);
});
