import { expect, test } from '@playwright/test';
import { saveCampaign, takeLink } from '../support/campaign-journey.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { logIn } from '../support/log-in.ts';
import { call, enterAs, makePerson } from '../support/people.ts';
import { ask, field, openSection, pick } from '../support/form-hand.ts';
import { makeCampaign } from './make-campaign.ts';

test('an invalid campaign says so, names the section, and goes to the field', async ({
  page,
  request,
}) => {
  await enterAs(page, request, { language: 'en' });
  await page.goto('/screening/campaign/create');
  await ask(page, 'skills');
  await saveCampaign(page);
  const summary = page.getByRole('alert').filter({ hasText: 'Campaign is invalid' });
  await expect(summary).toContainText('Parameters: 2 fields to correct');
  await expect(summary).toContainText('Skills: 1 field to correct');
  await expect(field(page, 'name')).toBeFocused();
  await expect(page.getByText('Field is required.').first()).toBeVisible();
  await summary.getByRole('button', { name: /Skills/ }).click();
  await expect(page.getByText('You must add at least one item.')).toBeVisible();
  await expectAccessible(page);
});

test('limits show as one fills: 3 sectors, 6 languages, 10 questions', async ({
  page,
  request,
}) => {
  await enterAs(page, request, { language: 'en' });
  await page.goto('/screening/campaign/create');
  await ask(page, 'job');
  for (const search of ['food', 'textiles', 'chem'])
    await pick(page, 'profile.job.target.sectors', search);
  await expect(page.getByText('3 of 3')).toBeVisible();
  await field(page, 'profile.job.target.sectors').fill('paper');
  await expect(page.getByRole('option', { name: /paper/i })).toHaveCount(0);
  for (const [section, max] of [
    ['languages', 6],
    ['questions', 10],
  ] as const) {
    if (section === 'languages') await ask(page, section);
    else await openSection(page, section);
    const add = page.locator('.row-add button');
    for (let count = 0; count < max; count += 1) await add.click();
    await expect(page.locator('.row-add')).toContainText(`${max} of ${max}`);
    await expect(add).toBeDisabled();
  }
});

test('a campaign is handed to a colleague who is looked for by name', async ({ page, request }) => {
  const { token, username, organizationId } = await enterAs(page, request, { language: 'en' });
  const colleague = await makePerson(request, { role: 'user', organizationId });
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

test('what is typed while a campaign is being saved stays, and is not yet saved', async ({
  page,
  request,
}) => {
  const { token } = await enterAs(page, request, { language: 'en' });
  const campaign = await makeCampaign(request, token);
  await page.goto(`/screening/campaign/edit/${campaign.id}`);
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(`**/api/screening/campaigns/${campaign.id}`, async (route) => {
    if (route.request().method() === 'PUT') await held;
    await route.continue();
  });
  await field(page, 'redirectUrl').fill('https://example.org/saved');
  await page.locator('.campaign-save button[type=submit]').click();
  await field(page, 'redirectUrl').fill('https://example.org/typed-on');
  letGo();
  await expect(page.getByText('Campaign saved')).toBeVisible();
  await expect(field(page, 'redirectUrl')).toHaveValue('https://example.org/typed-on');
  await expect(page.locator('.campaign-save').getByRole('status')).toContainText('Unsaved changes');
  expect(
    await call(request, 'GET', `/screening/campaigns/${campaign.id}`, { token }),
  ).toMatchObject({ redirectUrl: 'https://example.org/saved' });
});

test('a stale version is answered with a choice, and both changes can be kept', async ({
  page,
  request,
}) => {
  const { token } = await enterAs(page, request, { language: 'fr' });
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

test('what is typed is kept as a draft and offered again; leaving asks', async ({
  page,
  request,
}) => {
  await enterAs(page, request, { language: 'en' });
  await page.goto('/screening/campaign/create');
  await field(page, 'name').fill('Half a campaign');
  await expect(page.getByText(/draft kept on this device/)).toBeVisible();
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText('A draft is waiting for you')).toBeVisible();
  await expectAccessible(page);
  // Something else typed meanwhile does not take its place.
  await field(page, 'name').fill('Another one');
  await page.waitForTimeout(1000);
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.getByRole('button', { name: 'Restore the draft' }).click();
  await expect(field(page, 'name')).toHaveValue('Half a campaign');
  await expect(field(page, 'customUrl')).toHaveValue('half-a-campaign');
  await page
    .getByRole('link', { name: /Recruitment|Screening/ })
    .first()
    .click();
  const asking = page.getByRole('dialog');
  await asking.getByRole('button').last().click();
  await expect(field(page, 'name')).toHaveValue('Half a campaign');
});

test('others of the organisation read and do not edit', async ({ page, request, browser }) => {
  const owner = await enterAs(page, request, { language: 'fr' });
  const { token } = owner;
  const campaign = await makeCampaign(request, token, {
    profile: { culture: { target: { clan: 40, adhocracy: 30, market: 15, hierarchy: 15 } } },
  });
  const colleague = await makePerson(request, {
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
  await expect(other.locator('.campaign-save button[type=submit]')).toHaveCount(0);
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
  const { token } = await enterAs(page, request, { language: 'en' });
  const campaign = await makeCampaign(request, token);
  await takeLink(page, 'screening', campaign);
});

test('the preview shows the questionnaire and saves nothing', async ({
  page,
  request,
  context,
}) => {
  const person = await enterAs(page, request, { language: 'fr' });
  await page.goto('/screening/campaign/create');
  await field(page, 'name').fill('Pas encore enregistrée');
  await ask(page, 'studies');
  const opening = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Aperçu du questionnaire' }).click();
  const preview = await opening;
  await expect(preview.getByText(/ni envoyées ni enregistrées/)).toBeVisible();
  await preview.locator('main').getByRole('button', { name: 'Français' }).click();
  await expect(preview.getByText(/Pas encore enregistrée/)).toBeVisible();
  await preview.getByRole('checkbox').first().check();
  await preview.locator('button[type=submit]').click();
  await expect(preview.getByRole('textbox').first()).toBeVisible();
  const { token } = person;
  expect(await call(request, 'GET', '/screening/campaigns', { token })).toMatchObject({ total: 0 });
});
