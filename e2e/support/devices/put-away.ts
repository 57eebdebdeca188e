import type { Page } from '@playwright/test';

/** As when a phone is put away, which sends the answers of a page before it is left. */
export const putAway = (page: Page): Promise<boolean> =>
  page.evaluate("dispatchEvent(new Event('pagehide'))");
