import { readFile } from 'node:fs/promises';
import { type Download, expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expectNoSidewaysScroll } from '../support/devices/expect-no-sideways-scroll.ts';
import {
  DEMONSTRATION,
  number,
  openResults,
  resultsWords,
  value,
} from '../support/results/open-results.ts';

/** Each picture is one image to axe, however many marks it is drawn with. */
const PICTURES = 'figure[data-kind] svg';

const SMALLEST = { width: 320, height: 640 };
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 900 };

const SECTIONS = [
  'introduction',
  'culture',
  'distribution',
  'leadership',
  'gaps',
  'congruence',
  'values',
  'recommendations',
  'guide',
  'reference',
] as const;

const fileFrom = async (page: Page, entry: string): Promise<Download> => {
  await page.getByRole('button', { name: /^(Télécharger|Download)$/ }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
  return downloading;
};

const expectFile = async (download: Download, name: RegExp, start: string): Promise<void> => {
  expect(download.suggestedFilename()).toMatch(name);
  const content = await readFile(await download.path());
  expect(content.length).toBeGreaterThan(4000);
  expect(content.subarray(0, start.length).toString('latin1')).toBe(start);
};

/** The name of a comparison or a trend of the same audit. */
const fileOf = (audit: RegExp, kind: string): RegExp =>
  new RegExp(audit.source.replace('audit', kind), 'u');

const language = 'fr';
const demo = DEMONSTRATION[language];
test(`from the report to a group, a comparison, the map, a trend, and files`, async ({
  page,
  request,
}) => {
  const t = await resultsWords(language);
  const heading = page.getByRole('heading', { level: 1 });
  await openResults(page, request, language);
  const everybody = await number(page);
  await value(page, demo.unit).check();
  await expect.poll(() => number(page)).toBeLessThan(everybody);
  const some = await number(page);
  await expect(page).toHaveURL(/unit=/);
  await expectAccessible(page);

  await expect(page.locator('h1 + p')).toContainText(`${some} `);
  await expect(page.locator('h1 + p')).toContainText(demo.unit);
  for (const id of SECTIONS) await expect(page.locator(`#${id}`)).toBeAttached();
  // Each picture has its table, once all of them are drawn.
  const tables = page.getByRole('button', { name: demo.table });
  await expect
    .poll(async () => (await tables.count()) - (await page.locator('figure[data-kind]').count()))
    .toBe(0);
  await page.locator('#culture').getByRole('button', { name: demo.table }).first().click();
  await expect(page.locator('#culture table').first()).toBeVisible();
  await expectAccessible(page, PICTURES);

  for (const code of ['fr', 'en'] as const)
    await expectFile(
      await fileFrom(page, `${t.report.pdf}, ${t.report.languages[code]}`),
      demo.file,
      '%PDF',
    );
  await expectFile(await fileFrom(page, t.report.xlsx), demo.file, 'PK');
  const slides = `${t.report.slides}, ${t.report.languages[language]}`;
  await expectFile(await fileFrom(page, slides), demo.file, 'PK');

  // On paper there is the report alone; the language switch fetches it in place.
  await page.emulateMedia({ media: 'print' });
  for (const hidden of [
    '[data-testid=report-contents]',
    '[data-testid=page-actions]',
    'role=banner',
    '[data-testid=report-groups]',
  ])
    await expect(page.locator(hidden)).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  const address = page.url();
  const other = language === 'fr' ? 'en' : 'fr';
  await page.getByText(other.toUpperCase(), { exact: true }).click();
  await expect(heading).toHaveText(DEMONSTRATION[other].report);
  expect(page.url()).toBe(address);
  await page.getByText(language.toUpperCase(), { exact: true }).click();
  await expect(heading).toHaveText(demo.report);

  await page.setViewportSize(SMALLEST);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(PHONE);
  await page.getByRole('button', { name: t.report.change }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer).toBeVisible();
  await expectAccessible(page, PICTURES);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await page.setViewportSize(DESKTOP);

  await page.getByRole('button', { name: t.report.compare }).click();
  await value(drawer, demo.unit).check();
  await expect(drawer.getByText(t.comparing.same)).toBeVisible();
  await expect(drawer.getByRole('button', { name: t.comparing.show })).toBeDisabled();
  await value(drawer, demo.unit).uncheck();
  await value(drawer, demo.other).check();
  await expectAccessible(page, PICTURES);
  await drawer.getByRole('button', { name: t.comparing.show }).click();
  await expect(heading).toHaveText(demo.comparison);
  await expect(
    page.getByTestId('report-row').locator('[data-kind="culture_bars"] svg'),
  ).toHaveCount(2);
  await expectAccessible(page, PICTURES);
  await expectFile(
    await fileFrom(page, `${t.report.pdf}, ${t.report.languages[language]}`),
    fileOf(demo.file, 'comparison'),
    '%PDF',
  );
  await page.setViewportSize(PHONE);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(DESKTOP);
  await page.getByRole('button', { name: t.report.alone }).click();
  await expect(heading).toHaveText(demo.report);

  await page.getByRole('link', { name: t.pages.map }).click();
  await expect(heading).toHaveText(t.map.title);
  await page.getByRole('button', { name: t.figures.gap }).press('Enter');
  await expect(page).toHaveURL(/sort=-gap/);
  await expectAccessible(page);
  await page.setViewportSize(SMALLEST);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(DESKTOP);
  await page
    .getByRole('row', { name: new RegExp(`^${demo.unit}`) })
    .locator('[data-figure=gap] a')
    .press('Enter');
  await expect(heading).toHaveText(demo.report);
  await expect(value(page, demo.unit)).toBeChecked();

  await page.getByRole('link', { name: t.pages.waves }).click();
  await expect(heading).toHaveText(t.waves.title);
  await expectAccessible(page, PICTURES);
  await page.setViewportSize(SMALLEST);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(DESKTOP);
  await page.getByRole('link', { name: t.waves.compare(demo.earlier), exact: true }).click();
  await expect(heading).toHaveText(demo.trend);
  await expect(page).toHaveURL(/earlier=/);
  await expectAccessible(page, PICTURES);
  await expectFile(
    await fileFrom(page, `${t.report.pdf}, ${t.report.languages[language]}`),
    fileOf(demo.file, 'trend'),
    '%PDF',
  );

  await page.setViewportSize(PHONE);
  // A refusal is a calm page, with a way on.
  await page.goto(`${new URL(address).pathname}?gender=not_given&age=not_given`);
  await expect(page.getByText(t.refusal.title, { exact: true }).last()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: t.refusal.all }).click();
  await expect(page.locator('#culture')).toBeVisible();
});
