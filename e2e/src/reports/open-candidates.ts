import { expect, type Page } from '@playwright/test';
import { logIn } from '../support/log-in.ts';

/** The demonstration's richest campaign: every section, twenty-odd candidates. */
const CAMPAIGN = 'Chef ou cheffe de projet numérique';

export const openCandidates = async (page: Page, language: 'FR' | 'EN' = 'FR'): Promise<void> => {
  await logIn(page, 'camille');
  await page.getByText(language, { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', language.toLowerCase());
  await page.goto('/screening');
  await page.getByRole('link', { name: CAMPAIGN }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: CAMPAIGN })).toBeVisible();
  await expect(finished(page).first()).toBeVisible();
};

/** The names of those who finished lead to their reports. */
export const finished = (page: Page) =>
  page.locator('.list-rows').locator('a[href*="/screening/applicant/"]');

export const openReport = async (page: Page, language: 'FR' | 'EN' = 'FR'): Promise<void> => {
  await openCandidates(page, language);
  await finished(page).first().click();
  await page.waitForURL('**/screening/applicant/*');
  await expect(page.locator('#scores')).toBeVisible();
};

export const expectNoSidewaysScroll = async (page: Page): Promise<void> => {
  const isTooWide = await page.evaluate(
    () => document.documentElement.scrollWidth > window.innerWidth,
  );
  expect(isTooWide).toBe(false);
};
