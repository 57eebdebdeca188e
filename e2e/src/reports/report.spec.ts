import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/expect-accessible.ts';
import { openReport } from './open-candidates.ts';
import { expectNoSidewaysScroll } from '../support/expect-no-sideways-scroll.ts';
import { call } from '../support/test-users.ts';
import { languagesFor } from '../support/languages-for.ts';

/** Each picture is one image to axe, however many marks it is drawn with. */
const PICTURES = 'figure[data-kind] svg';

/** Those of the specification, in its order. */
const SECTIONS = [
  'introduction',
  'contact',
  'scores',
  'culture',
  'values',
  'personality',
  'motivations',
  'skills',
  'job',
  'mobility',
  'individual',
  'experiences',
  'studies',
  'languages',
  'questions',
  'conclusion',
] as const;

const WORDS = {
  fr: {
    title: 'Rapport de candidature',
    portrait: 'Votre rapport personnel',
    personal: 'Rapport personnel',
    how: 'Comment ce score est-il calculé ?',
    table: /^Afficher en tableau/,
    verdicts: /Ne correspond pas|Correspond/,
    download: 'Télécharger',
    back: 'Retour',
    disclaimer: 'l’éditeur de l’outil ne répond pas de l’usage qui en est fait',
  },
  en: {
    title: 'Application report',
    portrait: 'Your personal report',
    personal: 'Personal report',
    how: 'How was this computed?',
    table: /^Show as a table/,
    verdicts: /Does not fit|Fits/,
    download: 'Download',
    back: 'Back',
    disclaimer: 'the publisher of the tool is not liable for the use made of it',
  },
} as const;

for (const language of languagesFor('fr')) {
  const words = WORDS[language];
  test.describe(`in ${language}`, () => {
    test('the recruiter report shows every section, its arithmetic and its pictures as tables', async ({
      page,
      request,
    }) => {
      // A report is long to read for axe too.
      test.slow();
      await openReport(page, request, language);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title);
      for (const id of SECTIONS) await expect(page.locator(`#${id}`)).toBeAttached();
      await expect(page.locator('#conclusion')).toContainText(words.disclaimer);
      await expect(page.getByRole('link', { name: words.back, exact: true })).toBeVisible();
      await expect(page.getByRole('button', { name: words.download })).toBeVisible();
      await expect(page.locator('#scores')).toContainText(words.verdicts);
      await page.locator('#culture').getByText(words.how).click();
      await expect(page.locator('#culture dl').last()).toBeVisible();
      await page.locator('#values').getByRole('button', { name: words.table }).first().click();
      await expect(page.locator('#values table').first()).toBeVisible();
      await expectAccessible(page, PICTURES);
    });

    test('the personal report has neither verdict nor score', async ({ page, request }) => {
      await openReport(page, request, language);
      await page.getByRole('link', { name: words.personal }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.portrait);
      await expect(page.getByTestId('section-score')).toHaveCount(0);
      await expect(page.locator('[data-kind="gauge"]')).toHaveCount(0);
      await page.setViewportSize({ width: 390, height: 844 });
      await expectNoSidewaysScroll(page);
      await expectAccessible(page, PICTURES);
    });
  });
}

test('the language switch fetches the report in place', async ({ page, request }) => {
  await openReport(page, request);
  const address = page.url();
  await page.getByText('EN', { exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(WORDS.en.title);
  expect(page.url()).toBe(address);
});

test('the section list leads to a section and follows the reader', async ({ page, request }) => {
  await openReport(page, request);
  const link = page.getByTestId('report-contents').locator('a[href="#motivations"]');
  await page.setViewportSize({ width: 1440, height: 900 });
  await link.click();
  await expect(link).toHaveAttribute('aria-current', 'location');
  await expect(page.locator('#motivations-title')).toBeFocused();
  await expect(page.locator('#motivations-title')).toBeInViewport();
});

test('a decision is saved with its reason and says who took it', async ({ page, request }) => {
  const { username } = await openReport(page, request);
  await page.getByLabel('Décision', { exact: true }).selectOption('shortlisted');
  await page.getByLabel('Motif', { exact: true }).fill('Projet solide, à rencontrer.');
  await page.getByRole('button', { name: 'Enregistrer la décision' }).click();
  await expect(page.getByText(`Enregistrée par ${username}`)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Décision', { exact: true })).toHaveValue('shortlisted');
  await expect(page.getByLabel('Motif', { exact: true })).toHaveValue(
    'Projet solide, à rencontrer.',
  );
});

test('what somebody else decided meanwhile is told before it is replaced', async ({
  page,
  request,
}) => {
  const { token } = await openReport(page, request);
  await page.getByLabel('Motif', { exact: true }).fill('Mon avis.');
  const id = page.url().split('/').at(-1);
  const decideElsewhere = (note: string) =>
    call(request, 'PUT', `/screening/questionnaires/${id}/decision`, {
      token,
      data: { decision: 'interview', note },
    });
  await decideElsewhere('Vue mardi.');
  await page.getByRole('button', { name: 'Enregistrer la décision' }).click();
  const told = page.getByRole('status').filter({ hasText: 'Une autre décision' });
  await expect(told).toContainText('Vue mardi.');
  await expect(page.getByLabel('Motif', { exact: true })).toHaveValue('Mon avis.');
  await expectAccessible(page, PICTURES);
  await page.getByRole('button', { name: 'Enregistrer la décision' }).click();
  await expect(page.getByText('Décision enregistrée.', { exact: true })).toBeVisible();
  await expect(told).toBeHidden();
  await page.reload();
  const note = page.getByLabel('Motif', { exact: true });
  await expect(note).toHaveValue('Mon avis.');

  await note.fill('Autre chose.');
  await note.fill('Mon avis.');
  await decideElsewhere('Vue jeudi.');
  await page.getByRole('button', { name: 'Enregistrer la décision' }).click();
  await expect(page.getByRole('alert')).toContainText('entre-temps');
  await expect(note).toHaveValue('Vue jeudi.');
  await expect(told).toBeHidden();
});

test('the report is downloaded as a PDF with a telling name', async ({ page, request }) => {
  await openReport(page, request);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: WORDS.fr.download }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^report-.+-\d{4}-\d\d-\d\d\.pdf$/);
  const content = await readFile(await download.path());
  expect(content.subarray(0, 4).toString()).toBe('%PDF');
});

test('on paper there is no navigation', async ({ page, request }) => {
  await openReport(page, request);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#scores')).toBeVisible();
  for (const hidden of [
    '[data-testid=report-contents]',
    '[data-testid=page-actions]',
    'role=banner',
    'section[aria-labelledby=decision-title] form',
  ])
    await expect(page.locator(hidden)).toBeHidden();
});

test('a report is read and decided on a phone', async ({ page, request }) => {
  await openReport(page, request);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await page
    .getByLabel('Sections du rapport', { exact: true })
    .locator('select')
    .selectOption('values');
  await expect(page.locator('#values-title')).toBeInViewport();
  await expectAccessible(page, PICTURES);
});
