import { expect, type Locator, type Page } from '@playwright/test';

const follow = async (page: Page, link: Locator, path: string): Promise<void> => {
  const before = await page.title();
  await link.click();
  await expect.poll(() => new URL(page.url()).pathname).toBe(path);
  // The page before stays until the next one is drawn.
  await expect.poll(() => page.title()).not.toBe(before);
};

/** By a link of the open page: a new document of the back office takes half a second of a processor. */
export const followLink = (page: Page, path: string): Promise<void> =>
  follow(page, page.locator(`:is(a[href="${path}"], a[href^="${path}?"]):visible`).first(), path);

/** By the menu beside every page. */
export const openPlace = (page: Page, path: string): Promise<void> =>
  follow(page, page.getByTestId('side-navigation').locator(`a[href="${path}"]`), path);
