import type { Page } from '@playwright/test';

/** What fades or moves is where it is going: half faded, a text has no contrast and is no fault. */
export const endAnimations = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().iterations !== Infinity) animation.finish();
  });
