import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { finishAsCandidate, makeCampaign } from '../screening/make-campaign.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { logInAs } from '../support/test-users.ts';
import { finished, openCandidates } from './open-candidates.ts';
import { expectNoSidewaysScroll } from '../support/expect-no-sideways-scroll.ts';

test('candidates come by date and are sorted by a score only when asked', async ({
  page,
  request,
}) => {
  await openCandidates(page, request);
  const header = (name: string) => page.getByRole('columnheader', { name });
  // Lesser columns stand under the name where the window has no room for them, and nothing scrolls sideways.
  await expect(page.locator('tbody tr').first()).toContainText('Candidature');
  await expect(page.getByRole('combobox', { name: 'Trier par', exact: true })).toHaveValue(
    '-openedAt',
  );
  for (const width of [1100, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const table = page.getByRole('table').locator('..');
    await expect
      .poll(() => table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
      .toBe(0);
  }
  await expect(header('Candidature')).toHaveAttribute('aria-sort', 'descending');
  await expect(header('Global')).toHaveAttribute('aria-sort', 'none');
  await header('Global').getByRole('button', { name: 'Global' }).first().click();
  await expect(header('Global')).toHaveAttribute('aria-sort', 'ascending');
  await expect(page).toHaveURL(/[?&]sort=overall(&|$)/);
  await expectAccessible(page);
});

test('the scientific columns of the list are explained in plain words, by keyboard', async ({
  page,
  request,
}) => {
  await openCandidates(page, request, 'en');
  const helps = page.locator('thead button[popovertarget]');
  await expect(helps).toHaveCount(4);
  const help = page.getByRole('button', { name: 'What does “Overall score” mean?' });
  await help.focus();
  await page.keyboard.press('Enter');
  const note = page.getByRole('note', { name: 'Overall score' });
  await expect(note).toContainText('each counted by its weight');
  await page.keyboard.press('Escape');
  await expect(note).toBeHidden();
  await expect(help).toBeFocused();
  // Sorting is another button: asking what a word means sorts nothing.
  await expect(page).not.toHaveURL(/sort=/);
  // Paper is narrow, and still has the table, without what is pressed.
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 718, height: 1000 });
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByRole('searchbox')).toBeHidden();
  await expect(help).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('button', { name: /^What does/ })).toHaveCount(4);
});

test('candidates are narrowed by verdict, quality and decision, kept in the address', async ({
  page,
  request,
}) => {
  await openCandidates(page, request);
  await page.getByRole('combobox', { name: 'Verdict', exact: true }).selectOption('fits');
  await expect(page).toHaveURL(/verdict=fits/);
  await expect(page.locator('tbody [data-verdict="can_adapt"]')).toHaveCount(0);
  await expect(page.locator('tbody [data-verdict="fits"]').first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Verdict', exact: true })).toHaveValue('fits');
});

test('up to four candidates are laid side by side', async ({ page, request }) => {
  await openCandidates(page, request);
  const boxes = page.getByRole('checkbox', { name: /^Comparer / });
  for (const place of [0, 1, 2, 3]) await boxes.nth(place).check();
  await expect(boxes.nth(4)).toBeDisabled();
  await page.getByRole('button', { name: 'Comparer', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Comparer des candidats');
  await expect(page.getByRole('table').first().locator('thead a')).toHaveCount(4);
  await expect(page.locator('[data-kind="quadrant"] svg')).toBeVisible();
  await expect(page.locator('[data-kind="value_circle"] svg')).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await page.goBack();
  await expect(page.getByTestId('compare-bar')).toContainText('4 candidats choisis');
});

test('somebody who was deleted is no longer among those to compare', async ({ page, request }) => {
  const { token } = await logInAs(page, request, { language: 'en' });
  const { id } = await makeCampaign(request, token, { status: 'open' });
  for (const firstName of ['Ada', 'Grace']) {
    const email = `${firstName}@example.org`;
    await finishAsCandidate(request, id, { firstName, lastName: 'Byron', email }, {});
  }
  await page.goto(`/screening/campaign/${id}`);
  for (const name of ['Ada Byron', 'Grace Byron'])
    await page.getByRole('checkbox', { name: `Compare ${name}` }).check();
  const bar = page.getByTestId('compare-bar');
  await expect(bar).toContainText('Ada Byron and Grace Byron');
  await page.getByRole('button', { name: 'Actions: Ada Byron' }).click();
  await page.getByRole('menuitem', { name: 'Delete the candidate' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete the candidate' }).click();
  await expect(page.getByText('The candidate has been deleted')).toBeVisible();
  await expect(bar).not.toContainText('Ada Byron');
  await expect(bar.getByRole('button', { name: 'Compare' })).toBeDisabled();
});

for (const [format, start] of [
  ['Fichier CSV', '\u{feff}'],
  ['Fichier Excel (XLSX)', 'PK'],
] as const) {
  test(`all candidates are exported: ${format}`, async ({ page, request }) => {
    await openCandidates(page, request);
    await page.getByRole('button', { name: 'Exporter' }).click();
    const downloading = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: format }).click();
    const content = await readFile(await (await downloading).path());
    expect(content.toString('utf8').startsWith(start)).toBe(true);
  });
}

test('a narrowed list can be exported as it is shown', async ({ page, request }) => {
  await openCandidates(page, request);
  await page.getByRole('combobox', { name: 'Verdict', exact: true }).selectOption('fits');
  const fits = page.locator('tbody [data-verdict="fits"]');
  await expect(page.locator('tbody [data-verdict="can_adapt"]')).toHaveCount(0);
  await expect(fits.first()).toBeVisible();
  const shown = await fits.count();
  await page.getByRole('button', { name: 'Exporter' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: `Fichier CSV – ${shown} candidats affichés` }).click();
  const content = await readFile(await (await downloading).path(), 'utf8');
  expect(content.trimEnd().split('\r\n')).toHaveLength(shown + 1);
});

test('the list of candidates works on a phone', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openCandidates(page, request, 'en');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await finished(page).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Application report');
});
