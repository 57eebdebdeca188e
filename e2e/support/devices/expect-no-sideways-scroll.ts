import { expect, type Page } from '@playwright/test';

/** From 320 px on, a page is read by scrolling in one direction (WCAG 1.4.10). */
export const expectNoSidewaysScroll = async (page: Page): Promise<void> => {
  const tooWide = () =>
    page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  // What is drawn otherwise on a narrow page is so a moment after the page has become narrow.
  await expect.poll(tooWide).toBeLessThanOrEqual(0);
};

/** The smallest phone, and a laptop at 200 %: half of 1280 by 900. */
const SMALL_SCREENS = [
  { width: 320, height: 640 },
  { width: 640, height: 450 },
] as const;

/** The page as it is, on small screens; then its size is as before. */
export const expectToFitSmallScreens = async (page: Page): Promise<void> => {
  const size = page.viewportSize();
  for (const small of SMALL_SCREENS) {
    await page.setViewportSize(small);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoSidewaysScroll(page);
  }
  if (size) await page.setViewportSize(size);
};
