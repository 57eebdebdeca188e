import { describe, expect, it } from 'vitest';
import { createPageTimer } from './page-timer.ts';

describe('a page’s time', () => {
  it('counts while the page is visible, and continues after a return', () => {
    let now = 1000;
    const timer = createPageTimer(() => now, 500);
    now += 200;
    expect(timer.elapsed()).toBe(700);
    timer.pause();
    now += 10_000;
    timer.pause();
    expect(timer.elapsed()).toBe(700);
    timer.resume();
    now += 50;
    timer.resume();
    now += 50;
    expect(timer.elapsed()).toBe(800);
  });
});
