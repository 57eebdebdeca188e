import { describe, expect, it } from 'vitest';
import { retryDelay } from './retry-delay.ts';

describe('retryDelay', () => {
  it('follows the schedule and then gives up', () => {
    expect([0, 1, 2, 3].map((attempts) => retryDelay({ delays: [10, 20] }, attempts))).toEqual([
      10,
      10,
      20,
      undefined,
    ]);
  });

  it('repeats the last delay where the schedule says so', () => {
    const schedule = { delays: [10, 20], repeatLast: true } as const;
    expect([1, 2, 3, 99].map((attempts) => retryDelay(schedule, attempts))).toEqual([
      10, 20, 20, 20,
    ]);
  });
});
