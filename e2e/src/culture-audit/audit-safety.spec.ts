import { expect, test } from '@playwright/test';
import { field, openSection } from '../support/form-fields.ts';
import { saveCampaign } from '../support/campaign-journey.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { logIn } from '../support/log-in.ts';
import { call, logInAs, createTestUser } from '../support/test-users.ts';
import { answerAudit, makeAudit, unit } from './make-audit.ts';

const SET = {
  id: 'f3b51b14-35f1-4b6f-9e0d-3b5ac4c54f01',
  name: 'Charter',
  color: '#7b1fa2',
  values: [{ code: 'security' }],
};

test('an invalid audit says so, names the sections, and goes to the field', async ({
  page,
  request,
}) => {
  await logInAs(page, request, { language: 'en' });
  await page.goto('/profiling/campaign/create?section=mandatory');
  await page.locator('[name="mandatory.unit"]').check({ force: true });
  await field(page, 'minimumGroup').fill('4');
  await openSection(page, 'subject');
  await field(page, 'subject').fill('Another');
  await page.getByRole('option', { name: 'Another word…' }).click();
  await openSection(page, 'valuesSets');
  await page.getByTestId('add-row').getByRole('button').click();
  await saveCampaign(page);
  const summary = page.getByRole('alert').filter({ hasText: 'Campaign is invalid' });
  await expect(summary.getByRole('button')).toHaveText([
    'Parameters: 2 fields to correct',
    'Codes or link: 1 field to correct',
    'Subject: 2 fields to correct',
    'Organisational units: 1 field to correct',
    'Segmentations and anonymity: 1 field to correct',
    'Values sets: 2 fields to correct',
  ]);
  await expect(field(page, 'name')).toBeFocused();
  await expect(page.getByText('Field is required.').first()).toBeVisible();
  await field(page, 'customUrl').fill('ab');
  await saveCampaign(page);
  await expect(page.getByText('Minimum length 3 characters')).toBeVisible();
  for (const [section, path, words] of [
    [/^Codes or link/, 'access', 'Choose how people answer: by codes or by link.'],
    [/^Subject/, 'subject.fr.name', 'Field is required.'],
    [/^Organisational/, 'units', 'You must add at least one item.'],
    [/^Segmentations/, 'minimumGroup', /at least 5/],
    [/^Values/, 'valuesSets.0.name', 'Field is required.'],
  ] as const) {
    await summary.getByRole('button', { name: section }).click();
    await expect(field(page, path)).toBeFocused();
    await expect(page.locator('[data-section]').getByText(words).first()).toBeVisible();
    await expectAccessible(page);
  }
});

test('a taken address is told while it is typed', async ({ page, request }) => {
  const { token } = await logInAs(page, request, { language: 'fr' });
  const { customUrl } = await makeAudit(request, token);
  await page.goto('/profiling/campaign/create');
  await field(page, 'customUrl').fill(customUrl);
  await expect(page.getByText('Cette adresse est déjà celle d’une autre campagne.')).toBeVisible();
  await field(page, 'customUrl').fill(`${customUrl}-2`);
  await expect(page.getByText('Adresse disponible')).toBeVisible();
});

test('deleting a values set, a custom text and a campaign asks first', async ({
  page,
  request,
}) => {
  const { token } = await logInAs(page, request, { language: 'en' });
  const campaign = await makeAudit(request, token, {
    valuesSets: [SET],
    customization: { conclusion: { fr: null, en: { title: 'Thanks', html: '<p>Done</p>' } } },
  });
  await page.goto(`/profiling/campaign/edit/${campaign.id}?section=valuesSets`);
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Delete: Values set 1' }).click();
  await expect(dialog).toContainText('The values set will be deleted! Do you want to continue?');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.locator('[data-section=valuesSets] ol > li')).toHaveCount(1);
  await page.getByRole('button', { name: 'Delete: Values set 1' }).click();
  await dialog.getByRole('button', { name: 'Delete the set' }).click();
  await expect(page.locator('[data-section=valuesSets] ol > li')).toHaveCount(0);

  await openSection(page, 'customization');
  await page.getByRole('button', { name: 'Reset to default' }).click();
  await expect(dialog).toContainText('The custom text will be deleted! Do you want to continue?');
  await dialog.getByRole('button', { name: 'Reset to default' }).click();
  await saveCampaign(page);
  await expect(page.getByText('Campaign saved')).toBeVisible();
  expect(
    await call(request, 'GET', `/profiling/campaigns/${campaign.id}`, { token }),
  ).toMatchObject({ valuesSets: [], customization: { conclusion: { fr: null, en: null } } });

  await page.goto('/profiling');
  await page.getByRole('button', { name: /Actions/ }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(dialog).toContainText('This will be lost for good');
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByText('No audits yet')).toBeVisible();
  await expectAccessible(page);
});

test('once somebody has answered, what they were promised no longer changes', async ({
  page,
  request,
}) => {
  const { token } = await logInAs(page, request, { language: 'en' });
  const sales = unit('Ventes', 'Sales');
  const campaign = await makeAudit(request, token, { units: [sales] });
  await answerAudit(request, campaign.id, {}, { finish: false });
  await page.goto(`/profiling/campaign/edit/${campaign.id}?section=subject`);
  await expect(field(page, 'subject')).toBeDisabled();
  await expect(page.getByText('the subject can no longer change')).toBeVisible();
  await openSection(page, 'mandatory');
  await expect(page.locator('[name="mandatory.age"]')).toBeDisabled();
  await expect(field(page, 'minimumGroup')).toBeDisabled();
  await expect(page.getByText('employees were promised this number')).toBeVisible();
  await openSection(page, 'units');
  await expect(page.getByText('no longer remove any')).toBeVisible();
  await expect(
    page.getByRole('button', { name: /Sales: can no longer be removed/ }),
  ).toBeDisabled();
  await expectAccessible(page);
  await field(page, 'units.0.name.en').fill('Sales and service');
  await page.getByTestId('add-row').getByRole('button').click();
  await field(page, 'units.1.name.en').fill('Support');
  await saveCampaign(page);
  await expect(page.getByText('Campaign saved')).toBeVisible();
  const saved = await call(request, 'GET', `/profiling/campaigns/${campaign.id}`, { token });
  expect(saved.units).toMatchObject([
    { id: sales.id, name: { en: 'Sales and service' } },
    { name: { en: 'Support' } },
  ]);
});

test('a user of another organisation sees nothing of it', async ({ page, request, browser }) => {
  const { token } = await logInAs(page, request, { language: 'fr' });
  const campaign = await makeAudit(request, token);
  const stranger = await createTestUser(request, { language: 'fr' });
  const other = await (await browser.newContext()).newPage();
  await logIn(other, stranger);
  await other.goto('/profiling');
  await expect(other.getByText('Aucun audit pour le moment')).toBeVisible();
  for (const address of ['', 'edit/']) {
    await other.goto(`/profiling/campaign/${address}${campaign.id}`);
    await expect(other.getByText('Non trouvé').first()).toBeVisible();
    await expect(other.getByText(campaign.name)).toHaveCount(0);
  }
  await other.context().close();
});

test('a colleague reads and does not edit; without the module there is no way in', async ({
  page,
  request,
  browser,
}) => {
  const owner = await logInAs(page, request, { language: 'fr' });
  const { token } = owner;
  const campaign = await makeAudit(request, token, { units: [unit('Ventes', 'Sales')] });
  const colleague = await createTestUser(request, {
    role: 'user',
    organizationId: owner.organizationId,
  });
  const other = await (await browser.newContext()).newPage();
  await logIn(other, colleague);
  await other.goto(`/profiling/campaign/edit/${campaign.id}`);
  await expect(
    other.getByText(/Seuls la personne responsable et les administrateurs/),
  ).toBeVisible();
  await expect(field(other, 'name')).toBeDisabled();
  await openSection(other, 'units');
  await expect(field(other, 'units.0.name.fr')).toBeDisabled();
  await expect(other.getByTestId('add-row').getByRole('button')).toBeDisabled();
  await other.goto('/profiling');
  await other.getByRole('button', { name: /Actions/ }).click();
  await expect(other.getByRole('menuitem', { name: 'Modifier' })).toHaveCount(0);
  await expect(other.getByRole('menuitem', { name: 'Supprimer' })).toHaveCount(0);
  await other.context().close();

  const ines = await (await browser.newContext()).newPage();
  await logIn(ines, 'ines');
  await ines.goto('/profiling');
  await expect(ines).toHaveURL(/\/$/);
  await expect(ines.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(ines.getByRole('link', { name: 'Audit des salariés' })).toHaveCount(0);
  await ines.context().close();
});
