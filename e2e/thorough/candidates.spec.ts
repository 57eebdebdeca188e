import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expectNoSidewaysScroll } from '../support/devices/expect-no-sideways-scroll.ts';
import { finished, openCandidates } from '../support/reports/open-candidates.ts';

const exported = async (page: Page, name: string | RegExp): Promise<Buffer> => {
  await page.getByRole('button', { name: 'Exporter', exact: true }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('menuitem', { name, exact: true }).click();
  return readFile(await (await downloading).path());
};

test('candidates come by date; their columns are explained, sorted when asked, narrowed and exported', async ({
  page,
  request,
}) => {
  await openCandidates(page, request);
  const header = (name: string) => page.getByRole('columnheader', { name });
  // Lesser columns stand under the name where the window has no room for them, and nothing scrolls sideways.
  await expect(page.locator('tbody tr').first()).toContainText('Fiabilité');
  await expect(page.getByRole('combobox', { name: 'Trier par', exact: true })).toHaveValue(
    '-openedAt',
  );
  for (const width of [1100, 1280, 1440, 1600]) {
    await page.setViewportSize({ width, height: 900 });
    const table = page.getByRole('table').locator('..');
    await expect
      .poll(() => table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
      .toBe(0);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  // High contrast replaces grounds: the active menu and language are outlined, charts keep their colours.
  await page.emulateMedia({ forcedColors: 'active' });
  const outlined = page.locator('nav a[aria-current=page]:visible, button[aria-pressed=true]');
  await expect(outlined).toHaveCount(3);
  for (const active of await outlined.all())
    await expect(active).toHaveCSS('outline-style', 'solid');
  for (const chart of await page.locator('main svg[role=img]:visible').all())
    await expect(chart).toHaveCSS('forced-color-adjust', 'none');
  await page.emulateMedia({ forcedColors: 'none' });
  await expect(header('Candidature')).toHaveAttribute('aria-sort', 'descending');
  await expect(header('Global')).toHaveAttribute('aria-sort', 'none');

  // Asking what a word means is another button than sorting by it.
  await expect(page.locator('thead button[popovertarget]')).toHaveCount(3);
  const help = page.getByRole('button', { name: /Que veut dire.*Score global/ });
  await help.focus();
  await page.keyboard.press('Enter');
  const note = page.getByRole('note', { name: 'Score global' });
  await expect(note).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(note).toBeHidden();
  await expect(help).toBeFocused();
  await expect(page).not.toHaveURL(/sort=/);
  await header('Global').getByRole('button', { name: 'Global' }).first().click();
  // Best first.
  await expect(header('Global')).toHaveAttribute('aria-sort', 'descending');
  await expect(page).toHaveURL(/[?&]sort=-overall(&|$)/);
  await expectAccessible(page);

  for (const [format, start] of [
    ['Fichier CSV', '\u{feff}'],
    ['Fichier Excel (XLSX)', 'PK'],
  ] as const)
    expect((await exported(page, format)).toString('utf8').startsWith(start)).toBe(true);

  const verdict = page.getByRole('combobox', { name: 'Verdict', exact: true });
  await verdict.selectOption('fits');
  await expect(page).toHaveURL(/verdict=fits/);
  const rows = page.locator('tbody [data-verdict]');
  await expect(page.locator('tbody [data-verdict]:not([data-verdict="fits"])')).toHaveCount(0);
  await expect(rows.first()).toBeVisible();
  const shown = await rows.count();
  const csv = await exported(page, `Fichier CSV – ${shown} candidats affichés`);
  expect(csv.toString('utf8').trimEnd().split('\r\n')).toHaveLength(shown + 1);
  await page.reload();
  await expect(verdict).toHaveValue('fits');

  // Uncertain verdicts are drawn hollow.
  await verdict.selectOption('');
  await page.getByRole('combobox', { name: 'Certitude' }).selectOption('uncertain');
  await expect(page).toHaveURL(/certainty=uncertain/);
  await expect(page.locator('tbody [data-certainty="very_likely"]')).toHaveCount(0);
  const hollow = page.locator('tbody [data-certainty="uncertain"]').first();
  await expect(hollow.locator('span')).toHaveCSS('border-style', 'dashed');
  const unsure = page.locator('tbody').getByText('Incertain', { exact: true });
  await expect(unsure.first()).toBeVisible();
  await expectAccessible(page);

  // Paper is narrow, and still has the table, without what is pressed.
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 718, height: 1000 });
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByRole('searchbox')).toBeHidden();
  await expect(help).toBeHidden();
});

test('on a phone the list is one of cards; up to four candidates are laid side by side', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openCandidates(page, request);
  await expectNoSidewaysScroll(page);
  await expect(page.getByRole('button', { name: /^Que veut dire/ })).toHaveCount(4);
  await expectAccessible(page);
  const name = await finished(page).first().innerText();
  await finished(page).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.goBack();

  await page.setViewportSize({ width: 1280, height: 900 });
  const boxes = page.locator('tbody').getByRole('checkbox');
  for (const place of [0, 1, 2, 3]) await boxes.nth(place).check();
  const compare = page.getByRole('button', { name: 'Comparer', exact: true });
  await boxes.nth(4).check();
  await expect(compare).toBeDisabled();
  await boxes.nth(4).uncheck();
  // The way back leads to the same list.
  await page.getByRole('combobox', { name: 'Statut' }).selectOption('completed');
  await expect(page).toHaveURL(/status=completed/);
  await compare.click();
  await expect(page.getByRole('link', { name: 'Retour', exact: true })).toHaveAttribute(
    'href',
    /\?status=completed$/,
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Comparer des candidats');
  await expect(page.getByRole('table').first().locator('thead a')).toHaveCount(4);
  await expect(page.locator('[data-kind="quadrant"] svg')).toBeVisible();
  await expect(page.locator('[data-kind="value_circle"] svg')).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await page.goBack();
  await expect(page.getByTestId('selection-bar')).toContainText('4 candidats sélectionnés');
});

test('by keys: decides, undoes, and comes back from a report to the same place of the list', async ({
  page,
  request,
}) => {
  await openCandidates(page, request);
  await page.getByRole('combobox', { name: 'Statut' }).selectOption('completed');
  // Another journey decides about one who fits, at the same time.
  await page.getByRole('combobox', { name: 'Verdict', exact: true }).selectOption('can_adapt');
  // The keys go through the rows that are shown: those of before would lose the focus.
  const sorted = page.waitForResponse(/questionnaires\?(?=.*sort=-overall)(?=.*can_adapt)/);
  await page.getByRole('columnheader', { name: 'Global' }).getByRole('button').first().click();
  await sorted;
  await expect(page).toHaveURL(/status=completed/);
  await expect(page).toHaveURL(/sort=-overall/);
  await expect(page.locator('tbody tr').filter({ hasNotText: 'Peut s’adapter' })).toHaveCount(0);
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  const focused = page.locator('tbody a:focus');
  await expect(focused).toHaveCount(1);
  const name = (await focused.textContent()) ?? '';
  const button = page.getByRole('button', { name: `Décision pour ${name}` });
  const before = (await button.textContent()) ?? '';
  const key = before.includes('Présélectionné') ? 'Digit3' : 'Digit2';
  await page.keyboard.press(key);
  const toast = page.getByRole('alert').filter({ hasText: name });
  await expect(toast).toBeVisible();
  await expect(button).not.toHaveText(before);
  await page.keyboard.press('u');
  await expect(button).toHaveText(before);

  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForURL('**/screening/applicant/**');
  await page.getByRole('link', { name: 'Retour', exact: true }).click();
  await expect(page).toHaveURL(/campaign\/[^?]+\?.*sort=-overall/);
  await expect(page).toHaveURL(/status=completed/);
});
