import { expect, type Page, test } from '@playwright/test';
import { backoffice } from '@cadran/i18n/backoffice';
import { REPORT_WORDS } from '@cadran/i18n/reports';
import { keyboard } from '../support/devices/input-device.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { logInAsDemoUser } from '../support/test-users.ts';

/** A closed audit of the demonstration whose page nobody has published. */
const CAMPAIGN = 'Culture survey 2025';

const expectPage = async (page: Page, language: 'fr' | 'en', own: string): Promise<void> => {
  const words = REPORT_WORDS[language].published;
  await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
  for (const title of Object.values(words.sections))
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
  await expect(page.getByText(own)).toBeVisible();
  await expectAccessible(page);
};

test('by keyboard alone a page is previewed and published; it is read at the link in both languages, and printed', async ({
  page,
  request,
}) => {
  const t = (await backoffice.profilingResults.load('en')).published;
  await logInAsDemoUser(page, request, 'en', 'grace');
  await page.goto(`/profiling?q=${encodeURIComponent(CAMPAIGN)}`);
  const keys = keyboard(page);
  await keys.press(page.getByRole('link', { name: CAMPAIGN, exact: true }));
  await keys.press(page.getByRole('link', { name: 'Results', exact: true }));
  await keys.press(page.getByRole('link', { name: t.title }));
  const label = (text: string, language: 'fr' | 'en') =>
    page.getByLabel(t.own.label(text, t.own.languages[language]));
  await keys.type(label(t.own.heard, 'fr'), 'Vous voulez plus de temps ensemble.');
  await keys.type(label(t.own.heard, 'en'), 'You want more time together.');
  await keys.type(label(t.own.next, 'en'), 'A weekly meeting.');
  await expectAccessible(page);
  await keys.press(page.getByRole('button', { name: t.previewAndPublish }));
  const dialog = page.getByRole('dialog', { name: t.preview });
  await expect(dialog.getByText('You want more time together.')).toBeVisible();
  await expectAccessible(page);
  await keys.press(dialog.getByRole('button', { name: t.publish, exact: true }));
  const link = page.getByRole('link', { name: t.state.read });
  const address = await link.getAttribute('href');

  await page.goto(new URL(address ?? '').pathname);
  await expectPage(page, 'fr', 'Vous voulez plus de temps ensemble.');
  await keys.press(page.getByRole('button', { name: 'English' }));
  await expectPage(page, 'en', 'You want more time together.');
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByText('You want more time together.')).toBeVisible();
});
