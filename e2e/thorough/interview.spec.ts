import { expect, type Page, test } from '@playwright/test';
import { expectNoSidewaysScroll } from '../support/devices/expect-no-sideways-scroll.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { logInAsDemoUser, unique } from '../support/test-users.ts';
import { openReport } from '../support/reports/open-candidates.ts';

const rate = (page: Page, place: number, rating: number) =>
  page
    .getByRole('radiogroup', { name: `Note de la question ${place}`, exact: true })
    .getByText(String(rating), { exact: true })
    .click();
const remark = (page: Page, place: number) =>
  page.getByRole('textbox', { name: `Remarques sur la question ${place}`, exact: true });
const submit = async (page: Page) => {
  await page.getByRole('button', { name: 'Remettre mes notes' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remettre', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Notes côte à côte' })).toBeVisible();
};

test('two interviewers rate a candidate, each blind to the other until they submit', async ({
  page,
  request,
  browser,
}) => {
  await openReport(page, request);
  await page.getByRole('link', { name: 'Guide d’entretien' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Guide d’entretien' })).toBeVisible();
  const [heard, seen] = [unique('entendu'), unique('vu')];
  await rate(page, 1, 2);
  await remark(page, 1).fill(heard);
  await expect(page.getByText('Brouillon enregistré.')).toBeVisible();
  await page.reload();
  await expect(remark(page, 1)).toHaveValue(heard);
  await expectAccessible(page);

  // A colleague, on a phone.
  const other = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const colleague = await other.newPage();
  await logInAsDemoUser(colleague, request, 'fr');
  await submit(page);
  await colleague.goto(page.url());
  await expect(colleague.getByText('Les autres notes restent cachées')).toBeVisible();
  await expectNoSidewaysScroll(colleague);
  await rate(colleague, 1, 5);
  await remark(colleague, 1).fill(seen);
  await expect(colleague.getByText('Brouillon enregistré.')).toBeVisible();
  await expect(colleague.getByText(heard)).toHaveCount(0);

  await page.reload();
  await expect(page.getByText(heard)).toBeVisible();
  await expect(page.getByText(seen)).toHaveCount(0);
  await submit(colleague);
  await expect(colleague.getByText(heard)).toBeVisible();
  await expect(colleague.getByText('3 points')).toBeVisible();
  await expectNoSidewaysScroll(colleague);
  await page.reload();
  await expect(page.getByText(seen)).toBeVisible();
  await other.close();

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Entretien mené par')).toBeVisible();
});
