import type { TestApp } from './test-app.ts';

const DAY = 86_400_000;

/** Away from midnight: the day must not change while a test is looking. Before anybody logs in: sessions end. */
export const toNoon = (test: TestApp): void =>
  test.advance((1.5 * DAY - (test.now().getTime() % DAY)) % DAY);
