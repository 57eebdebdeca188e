import type { Page } from '@playwright/test';

/** Lives in the page: every finger on the glass and every key, over all its loads. */
const watch = (): void => {
  const count = (name: string) => (event: Event) => {
    if (event.isTrusted)
      sessionStorage.setItem(name, String(Number(sessionStorage.getItem(name) ?? 0) + 1));
  };
  addEventListener('pointerdown', count('effort.taps'), { capture: true });
  addEventListener('keydown', count('effort.keys'), { capture: true });
};

/** Counts what a respondent does with hands, and how long the script took to do it. */
export const countPresses = async (page: Page) => {
  await page.addInitScript(watch);
  const begun = performance.now();
  return async (): Promise<{ taps: number; keys: number; seconds: number }> => {
    const [taps, keys] = await page.evaluate(() =>
      ['effort.taps', 'effort.keys'].map((name) => Number(sessionStorage.getItem(name) ?? 0)),
    );
    return {
      taps: taps ?? 0,
      keys: keys ?? 0,
      seconds: Math.round((performance.now() - begun) / 1000),
    };
  };
};
