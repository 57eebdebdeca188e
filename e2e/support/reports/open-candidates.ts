import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { call, logInAsDemoUser, type Language, type TestUser } from '../test-users.ts';

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

/** The report whose opening says most, as many strengths and points to check as there can be. */
export const openFullestReport = async (page: Page, request: APIRequestContext, token: string) => {
  const { items } = await call(
    request,
    'GET',
    `/screening/campaigns?q=${encodeURIComponent(CAMPAIGN)}`,
    {
      token,
    },
  );
  const path = `/screening/campaigns/${items[0].id}/screening/questionnaires?status=completed`;
  const people = (await call(request, 'GET', path, { token })).items as readonly { id: string }[];
  const sizes = await Promise.all(
    people.map(async ({ id }) => {
      const { report } = await call(request, 'GET', `/screening/questionnaires/${id}/report`, {
        token,
      });
      const { strengths, checks } = report.opening;
      return { id, count: strengths.items.length + checks.items.length };
    }),
  );
  const [fullest] = sizes.toSorted((one, other) => other.count - one.count);
  expect(fullest?.count).toBe(6);
  await page.goto(`/screening/applicant/${fullest?.id}`);
};

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
