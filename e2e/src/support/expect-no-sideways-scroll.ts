import { expect, type Page } from '@playwright/test';

/** From 320 px on, a page is read by scrolling in one direction (WCAG 1.4.10). */
export const expectNoSidewaysScroll = async (page: Page): Promise<void> => {
  const isTooWide = await page.evaluate(
    () => document.documentElement.scrollWidth > window.innerWidth,
  );
  expect(isTooWide).toBe(false);
};
