import type { TestApp } from './test-app.ts';

const DAY = 86_400_000;

/** So that the day does not change during a test. Call it before logging in: sessions expire. */
export const advanceToNoon = (test: TestApp): void =>
  test.advance((1.5 * DAY - (test.now().getTime() % DAY)) % DAY);
