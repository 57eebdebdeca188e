import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expectSavedFigures } from '../support/reports/saved-figures.ts';
import {
  finished,
  openCandidates,
  openFullestReport,
  openReport,
} from '../support/reports/open-candidates.ts';
import { expectNoSidewaysScroll } from '../support/devices/expect-no-sideways-scroll.ts';

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

/** Name, score, interval, verdict, strengths and points to check, without scrolling. */
const expectOpeningOnFirstScreen = async (page: Page): Promise<void> => {
  const opening = page.getByTestId('report-opening');
  const gauge = opening.locator('figure[data-kind=gauge] svg');
  await expect(gauge).toContainText(/prob\S+ \d+ (?:à|to) \d+/);
  await expect(gauge).toContainText(/orrespond|fit/i);
  const parts = [
    page.getByRole('heading', { level: 1 }),
    gauge,
    ...(await opening.getByRole('region').all()),
  ];
  expect(parts).toHaveLength(4);
  await expect(opening.getByRole('region').getByRole('listitem').first()).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 });
};

test('a recruiter reads a report, prints and downloads it, and decides', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const { username } = await openCandidates(page, request);
  await page.getByRole('combobox', { name: 'Verdict', exact: true }).selectOption('fits');
  await expect(page).toHaveURL(/verdict=fits/);
  await expect(page.locator('tbody [data-verdict]:not([data-verdict="fits"])')).toHaveCount(0);
  const names = await finished(page).allInnerTexts();
  await finished(page).first().click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(names[0] ?? '?');
  await expectOpeningOnFirstScreen(page);
  await expectSavedFigures(page.locator('figure[data-kind=sections]'));
  // The next one is that of the filtered list, and the way back leads to it.
  await page.getByRole('link', { name: `Candidat suivant : ${names[1]}` }).click();
  await expect(heading).toHaveText(names[1] ?? '?');
  await page.getByRole('link', { name: `Candidat précédent : ${names[0]}` }).click();
  await expect(heading).toHaveText(names[0] ?? '?');
  await expect(page.getByRole('link', { name: 'Retour', exact: true })).toHaveAttribute(
    'href',
    /\?verdict=fits$/,
  );
  await page.getByTestId('report-opening').getByRole('link').first().click();
  await expect(page.locator('h2:focus')).toBeInViewport();
  await expect(heading).toBeInViewport();
  for (const id of SECTIONS) await expect(page.locator(`#${id}`)).toBeAttached();
  await expect(page.locator('#conclusion')).toContainText(
    'l’éditeur de l’outil ne répond pas de l’usage qui en est fait',
  );
  await expect(page.getByRole('link', { name: 'Retour', exact: true })).toBeVisible();
  await expect(page.locator('#scores')).toContainText(/Ne correspond pas|Correspond/);
  await page.locator('#culture').getByText('Comment ce score est-il calculé ?').click();
  await expect(page.locator('#culture dl').last()).toBeVisible();
  const values = page.locator('#values');
  await values
    .getByRole('button', { name: /^Afficher en tableau/ })
    .first()
    .click();
  await expect(values.getByRole('table').first()).toBeVisible();
  await expectAccessible(page, PICTURES);

  const link = page.getByTestId('report-contents').locator('a[href="#motivations"]');
  await link.click();
  await expect(link).toHaveAttribute('aria-current', 'location');
  await expect(page.locator('#motivations-title')).toBeFocused();
  await expect(page.locator('#motivations-title')).toBeInViewport();

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Télécharger' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^report-.+-\d{4}-\d\d-\d\d\.pdf$/);
  const content = await readFile(await download.path());
  expect(content.subarray(0, 4).toString()).toBe('%PDF');

  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#scores')).toBeVisible();
  for (const hidden of [
    '[data-testid=report-contents]',
    '[data-testid=page-actions]',
    'role=banner',
    'section[aria-labelledby=decision-title] form',
  ])
    await expect(page.locator(hidden)).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  const decision = page.getByLabel('Décision', { exact: true });
  const note = page.getByLabel('Motif', { exact: true });
  await decision.selectOption('shortlisted');
  await note.fill('Projet solide, à rencontrer.');
  await page.getByRole('button', { name: 'Enregistrer la décision' }).click();
  await expect(page.getByText(`Enregistrée par ${username}`)).toBeVisible();
  await page.reload();
  await expect(decision).toHaveValue('shortlisted');
  await expect(note).toHaveValue('Projet solide, à rencontrer.');
  const address = page.url();
  await page.getByText('EN', { exact: true }).click();
  await expect(page.getByText('Application report')).toBeVisible();
  expect(page.url()).toBe(address);
});

test('a report says how sure it is and explains its terms, also on a phone, where the personal one has no score', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { token } = await openReport(page, request, 'en');
  await expectOpeningOnFirstScreen(page);
  const address = page.url();
  for (const size of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size);
    await openFullestReport(page, request, token);
    await expect(page.getByTestId('report-opening').getByRole('listitem')).toHaveCount(6);
    await expectOpeningOnFirstScreen(page);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(address);
  const scores = page.locator('#scores');
  await expect(scores.getByTestId('section-score')).toHaveText(/^\d+ \/ 100, probably \d+ to \d+$/);
  await expect(scores.getByRole('note').first()).toContainText(
    /\((?:very likely|likely|uncertain)\)/,
  );
  await expect(page.locator('figure[data-kind=gauge] svg')).toHaveAccessibleDescription(
    /probably \d+ to \d+: .*(?:very likely|likely|uncertain)\.$/,
  );
  await expect(scores.getByText('Answers only').first()).toBeVisible();
  await scores.getByText('How was this computed?', { exact: true }).click();
  await expect(scores.getByText('Recalculations', { exact: true })).toBeVisible();
  await expect(page.locator('#personality')).not.toContainText(/percentile/);

  const help = page
    .locator('#personality')
    .getByRole('button', { name: 'What does “Position” mean?' });
  const words = page.getByRole('note', { name: 'Position' });
  await expect(help).toHaveAccessibleDescription(/on the scale people answered, from 1/);
  await expect(words).toBeHidden();
  await help.focus();
  await page.keyboard.press('Enter');
  await expect(words).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(words).toBeHidden();
  await expect(help).toBeFocused();

  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await help.click();
  await expect(words).toBeInViewport({ ratio: 1 });
  await page.locator('#personality-title').click();
  await expect(words).toBeHidden();
  await page
    .getByLabel('Sections of the report', { exact: true })
    .locator('select')
    .selectOption('values');
  await expect(page.locator('#values-title')).toBeInViewport();
  await expectAccessible(page, PICTURES);

  await page.getByRole('link', { name: 'Personal report' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your personal report');
  await expect(page.getByTestId('section-score')).toHaveCount(0);
  await expect(page.locator('[data-kind="gauge"]')).toHaveCount(0);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, PICTURES);
});
