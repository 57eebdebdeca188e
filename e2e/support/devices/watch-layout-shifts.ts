import type { Page } from '@playwright/test';

declare global {
  interface Window {
    shifted: number;
  }
}

/**
 * How far what is on the page moves without being scrolled, as the web vitals count it. They leave out what a tap
 * moves; here it counts: it may be what one was about to tap next.
 */
export const watchLayoutShifts = async (page: Page) => {
  await page.addInitScript(() => {
    window.shifted = 0;
    const add = (entry: PerformanceEntry): void => {
      if ('value' in entry && typeof entry.value === 'number') window.shifted += entry.value;
    };
    new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({
      type: 'layout-shift',
    });
  });
  return {
    /** Since it was asked last, with what the last frame drew. */
    take: (): Promise<number> =>
      page.evaluate(async () => {
        for (let frame = 0; frame < 3; frame += 1)
          await new Promise((drawn) => requestAnimationFrame(drawn));
        const { shifted } = window;
        window.shifted = 0;
        return shifted;
      }),
  };
};
