import { expect, test } from '@playwright/test';
import { saveCampaign, takeLink } from '../support/campaign-journey.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { logIn } from '../support/log-in.ts';
import { call, logInAs, createTestUser } from '../support/test-users.ts';
import { ask, field, pick } from '../support/form-fields.ts';
import { makeCampaign } from './make-campaign.ts';

test('what cannot be saved is named, and the third sector is the last', async ({
  page,
  request,
}) => {
  await logInAs(page, request, { language: 'en' });
  await page.goto('/screening/campaign/create');
  await ask(page, 'job');
  for (const search of ['food', 'textiles', 'chem'])
    await pick(page, 'profile.job.target.sectors', search);
  await expect(page.getByText('3 of 3')).toBeVisible();
  await field(page, 'profile.job.target.sectors').fill('paper');
  await expect(page.getByRole('option', { name: /paper/i })).toHaveCount(0);
  await saveCampaign(page);
  await expect(page.getByRole('alert').filter({ hasText: 'Campaign is invalid' })).toBeVisible();
  await expect(field(page, 'name')).toBeFocused();
  await expectAccessible(page);
});

test('a campaign is handed to a colleague who is looked for by name', async ({ page, request }) => {
  const { token, username, organizationId } = await logInAs(page, request, { language: 'en' });
  const colleague = await createTestUser(request, { role: 'user', organizationId });
  const campaign = await makeCampaign(request, token);
  await page.goto(`/screening/campaign/edit/${campaign.id}`);
  const owner = page.getByRole('combobox', { name: 'Owner' });
  await expect(owner).toHaveValue(username);
  await owner.fill('nobody at all');
  await expect(page.getByText('Nobody of that name can own it')).toBeVisible();
  await owner.blur();
  await expect(owner).toHaveValue(username);
  await owner.fill(colleague.username.slice(2));
  await page.getByRole('option', { name: colleague.username }).click();
  await expect(owner).toHaveValue(colleague.username);
  await saveCampaign(page);
  await page.reload();
  await expect(owner).toHaveValue(colleague.username);
});

test('a stale version is answered with a choice, and both changes can be kept', async ({
  page,
  request,
}) => {
  const { token } = await logInAs(page, request, { language: 'fr' });
  const campaign = await makeCampaign(request, token);
  await page.goto(`/screening/campaign/edit/${campaign.id}`);
  await ask(page, 'studies');
  await field(page, 'profile.studies.target.degree').click();
  await page.getByRole('option').nth(5).click();
  await call(request, 'PUT', `/screening/campaigns/${campaign.id}`, {
    token,
    data: { version: campaign.version, redirectUrl: 'https://example.org/theirs' },
  });
  await saveCampaign(page);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Quelqu’un d’autre a enregistré cette campagne');
  await expect(dialog.locator('dd')).toHaveText(['Paramètres', 'Études']);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Réunir les deux' }).click();
  await expect(page.getByText('Campagne enregistrée')).toBeVisible();
  expect(
    await call(request, 'GET', `/screening/campaigns/${campaign.id}`, { token }),
  ).toMatchObject({
    redirectUrl: 'https://example.org/theirs',
    profile: { studies: { target: { degree: 'master' } } },
  });
});

test('others of the organisation read and do not edit', async ({ page, request, browser }) => {
  const owner = await logInAs(page, request, { language: 'fr' });
  const { token } = owner;
  const campaign = await makeCampaign(request, token, {
    profile: { culture: { target: { clan: 40, adhocracy: 30, market: 15, hierarchy: 15 } } },
  });
  const colleague = await createTestUser(request, {
    role: 'user',
    organizationId: owner.organizationId,
  });
  const other = await (await browser.newContext()).newPage();
  await logIn(other, colleague);
  await other.goto(`/screening/campaign/edit/${campaign.id}`);
  await expect(
    other.getByText(/Seuls la personne responsable et les administrateurs/),
  ).toBeVisible();
  await expect(field(other, 'name')).toBeDisabled();
  await expect(other.getByTestId('save-bar').locator('button[type=submit]')).toHaveCount(0);
  await other.goto('/screening');
  await other.getByRole('button', { name: /Actions/ }).click();
  await expect(other.getByRole('menuitem')).toHaveText(['Obtenir le lien', 'Consulter']);
  await other.context().close();
});

test('the link is copied in the specification’s words, with a QR code to keep', async ({
  page,
  request,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { token } = await logInAs(page, request, { language: 'en' });
  const campaign = await makeCampaign(request, token);
  await takeLink(page, 'screening', campaign);
});

test('the preview shows the questionnaire and saves nothing', async ({
  page,
  request,
  context,
}) => {
  const person = await logInAs(page, request, { language: 'fr' });
  await page.goto('/screening/campaign/create');
  await field(page, 'name').fill('Pas encore enregistrée');
  await ask(page, 'studies');
  const opening = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Aperçu du questionnaire' }).click();
  const preview = await opening;
  await expect(preview.getByText(/ni envoyées ni enregistrées/)).toBeVisible();
  await preview.locator('main').getByRole('button', { name: 'Français' }).click();
  await expect(preview.getByRole('heading', { name: /Pas encore enregistrée/ })).toBeVisible();
  await preview.getByRole('checkbox').first().check();
  await preview.locator('button[type=submit]').click();
  await expect(preview.getByRole('textbox').first()).toBeVisible();
  const { token } = person;
  expect(await call(request, 'GET', '/screening/campaigns', { token })).toMatchObject({ total: 0 });
});
