import { expect, type Page } from '@playwright/test';

/** From 320 px on, a page is read by scrolling in one direction (WCAG 1.4.10). */
export const expectNoSidewaysScroll = async (page: Page): Promise<void> => {
  const tooWide = () =>
    page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  // What is drawn otherwise on a narrow page is so a moment after the page has become narrow.
  await expect.poll(tooWide).toBeLessThanOrEqual(0);
};
