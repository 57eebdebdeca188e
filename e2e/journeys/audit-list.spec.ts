import { expect, test } from '@playwright/test';
import { saveCampaign, takeLink } from '../support/campaign-journey.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { field, openSection } from '../support/form-fields.ts';
import { followLink } from '../support/open-place.ts';
import { call, logInAs } from '../support/test-users.ts';
import { answerAudit, makeAudit, unit } from '../support/culture-audit/make-audit.ts';

test('an audit from the empty list: its link with a QR code, closed, opened, deleted', async ({
  page,
  request,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { token } = await logInAs(page, request, { language: 'en' });
  const read = (id: string) => call(request, 'GET', `/profiling/campaigns/${id}`, { token });
  await page.goto('/profiling');
  await expect(page.getByText('No audits yet')).toBeVisible();
  await expectAccessible(page);
  const audit = await makeAudit(request, token, { units: [unit('Ventes', 'Sales', 10)] });
  expect(audit.link).toContain(`/profiling/${audit.organizationId}/${audit.customUrl}`);
  const other = await makeAudit(request, token, { status: 'closed' });
  // A new document: for some seconds the open page would still know an empty list.
  await page.goto('/');
  const recent = page.getByTestId('recent-campaigns').getByRole('link');
  await expect(recent).toHaveText([other.name, audit.name]);
  await expect(page.getByRole('region', { name: 'Get started' })).toBeVisible();
  await expectAccessible(page);
  const card = page
    .getByTestId('home-modules')
    .locator('section')
    .filter({ hasText: 'Audit of employees' });
  await expect(card.locator('dl')).toContainText('2');
  await card.getByRole('link', { name: 'See the campaigns' }).click();
  await expect(page).toHaveURL(/\/profiling$/);
  const rows = page.locator('tbody tr');
  await expect(rows).toHaveCount(2);
  await expectAccessible(page);
  await takeLink(page, audit);
  await page.getByRole('button', { name: /^Name/ }).click();
  await expect(page).toHaveURL(/sort=name/);
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Open campaigns');
  await expect(page).toHaveURL(/status=open/);
  await expect(rows).toHaveCount(1);
  await page.reload();
  await expect(rows).toHaveCount(1);
  await rows.getByRole('button', { name: /Actions/ }).click();
  await page.getByRole('menuitem', { name: 'Close', exact: true }).click();
  await expect(page.getByText('its questionnaire is no longer available')).toBeVisible();
  await expect(rows).toHaveCount(0);
  expect(await read(audit.id)).toMatchObject({ status: 'closed' });

  await page.getByRole('combobox', { name: 'Status' }).selectOption('');
  await followLink(page, `/profiling/campaign/${audit.id}`);
  await expect(page.getByText('Nobody has answered yet')).toBeVisible();
  const actions = page.getByTestId('page-actions').getByRole('button', { name: /^Actions/ });
  await actions.click();
  await page.getByRole('menuitem', { name: 'Open', exact: true }).click();
  await expect(page.getByText('employees can answer')).toBeVisible();
  expect(await read(audit.id)).toMatchObject({ status: 'open' });
  await expectAccessible(page);
  await actions.click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('This will be lost for good');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page).toHaveURL(/\/profiling$/);
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(other.name);
});

test('once somebody has answered, what they were promised is locked and the rest is saved', async ({
  page,
  request,
}) => {
  const { token } = await logInAs(page, request, { language: 'en' });
  const sales = unit('Ventes', 'Sales', 10);
  const audit = await makeAudit(request, token, { units: [sales] });
  await Promise.all(
    Array.from({ length: 6 }, (_, index) =>
      answerAudit(request, audit.id, { unitId: sales.id }, { finish: index > 0 }),
    ),
  );
  await page.goto(`/profiling/campaign/${audit.id}`);
  // Rounded down to steps of five, and nothing by unit before results.
  await expect(page.locator('main section > dl').first().locator('dd')).toHaveText([
    '0',
    /^(?:at least|au moins) 5$/,
    '10',
    /^50/,
  ]);
  await expect(page.locator('tbody tr')).toHaveCount(0);
  await expectAccessible(page);

  await page.goto(`/profiling/campaign/edit/${audit.id}?section=mandatory`);
  await expect(field(page, 'minimumGroup')).toBeDisabled();
  await expectAccessible(page);
  await openSection(page, 'units');
  await expect(
    page.getByRole('button', { name: /Sales: can no longer be removed/ }),
  ).toBeDisabled();
  await expectAccessible(page);
  await field(page, 'units.0.name.en').fill('Sales and service');
  await page.getByTestId('add-row').getByRole('button').click();
  await saveCampaign(page);
  // The new one has no name yet.
  const summary = page.getByRole('alert').filter({ hasText: 'Campaign is invalid' });
  await summary.getByRole('button', { name: /^Organisational units/ }).click();
  await expect(page.locator(':focus')).toHaveAttribute('data-path', /^units\.1\.name/);
  await expectAccessible(page);
  await field(page, 'units.1.name.en').fill('Support');
  await saveCampaign(page);
  await expect(page.getByText('Campaign saved')).toBeVisible();
  const saved = await call(request, 'GET', `/profiling/campaigns/${audit.id}`, { token });
  expect(saved.units).toMatchObject([
    { id: sales.id, name: { en: 'Sales and service' } },
    { name: { en: 'Support' } },
  ]);
});
