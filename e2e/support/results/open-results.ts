import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { backoffice } from '@cadran/i18n/backoffice';
import { logInAsDemoUser, type Language } from '../test-users.ts';

export const resultsWords = (language: Language) => backoffice.profilingResults.load(language);

/** The demonstration's closed audits, each with one of the year before. */
export const DEMONSTRATION = {
  fr: {
    person: 'camille',
    campaign: 'Baromètre de culture, printemps',
    earlier: 'Baromètre de culture, printemps précédent',
    file: /^audit-barometre-de-culture-printemps-\d{4}-\d\d-\d\d\./,
    unit: 'Studio de création',
    other: 'Administration',
    report: 'Rapport d’audit de culture',
    comparison: 'Comparaison de deux groupes',
    trend: 'Évolution depuis une campagne antérieure',
    table: /^Afficher en tableau/,
  },
  en: {
    person: 'grace',
    campaign: 'Culture survey 2026',
    earlier: 'Culture survey 2025',
    file: /^audit-culture-survey-2026-\d{4}-\d\d-\d\d\./,
    unit: 'Offshore sites',
    other: 'Engineering',
    report: 'Culture audit report',
    comparison: 'Two groups compared',
    trend: 'Trend since an earlier campaign',
    table: /^Show as a table/,
  },
} as const;

export const number = async (page: Page): Promise<number> =>
  Number.parseInt((await page.locator('output').first().innerText()).trim(), 10);

/** From the list of audits to the report of one, as anybody would go. */
export const openResults = async (
  page: Page,
  request: APIRequestContext,
  language: Language,
): Promise<void> => {
  const { person, campaign, report } = DEMONSTRATION[language];
  const t = await resultsWords(language);
  await logInAsDemoUser(page, request, language, person);
  await page.goto(`/profiling?q=${encodeURIComponent(campaign)}`);
  await page.getByRole('link', { name: campaign, exact: true }).click();
  await page.getByRole('link', { name: t.title, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: report })).toBeVisible();
};

/** The first one by this name. */
export const value = (within: Page | Locator, name: string) =>
  within.getByRole('checkbox', { name: new RegExp(`^${name}`) }).first();
