import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { logInAsDemoUser, type Language, type TestUser } from '../support/test-users.ts';

/** The demonstration's richest campaign: every section, twenty-odd candidates. */
const CAMPAIGN = 'Chef ou cheffe de projet numérique';

export const openCandidates = async (
  page: Page,
  request: APIRequestContext,
  language: Language = 'fr',
): Promise<TestUser> => {
  const person = await logInAsDemoUser(page, request, language);
  // Other journeys make campaigns here too: it may be on another page of the list.
  await page.goto(`/screening?q=${encodeURIComponent(CAMPAIGN)}`);
  await page.getByRole('link', { name: CAMPAIGN }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: CAMPAIGN })).toBeVisible();
  await expect(finished(page).first()).toBeVisible();
  return person;
};

/** The names of those who finished lead to their reports. */
export const finished = (page: Page) => page.locator('main a[href*="/screening/applicant/"]');

export const openReport = async (
  page: Page,
  request: APIRequestContext,
  language: Language = 'fr',
): Promise<TestUser> => {
  const person = await openCandidates(page, request, language);
  await finished(page).first().click();
  await page.waitForURL('**/screening/applicant/*');
  await expect(page.locator('#scores')).toBeVisible();
  return person;
};
