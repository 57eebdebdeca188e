import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { saveCampaign } from '../support/campaign-journey.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { ask, field, openSection, turnOn } from '../support/form-fields.ts';
import { call, logInAs, createTestUser } from '../support/test-users.ts';
import { makeCampaign } from '../support/screening/make-campaign.ts';

test('a campaign is handed to a colleague; a stale version is answered with a choice, and both changes are kept', async ({
  page,
  request,
}) => {
  const { token, username, organizationId } = await logInAs(page, request, { language: 'fr' });
  const colleague = await createTestUser(request, { role: 'user', organizationId });
  const campaign = await makeCampaign(request, token);
  await page.goto(`/screening/campaign/edit/${campaign.id}`);
  const owner = page.getByRole('combobox', { name: 'Responsable' });
  await expect(owner).toHaveValue(username);
  await owner.fill(colleague.username.slice(2));
  await page.getByRole('option', { name: colleague.username }).click();
  await expect(owner).toHaveValue(colleague.username);
  await ask(page, 'studies');
  await field(page, 'profile.studies.target.degree').click();
  await page.getByRole('option').nth(5).click();
  const text = { fr: 'Pourquoi nous ?', en: 'Why us?' };
  const question = { id: randomUUID(), type: 'open', text, required: false };
  await call(request, 'PUT', `/screening/campaigns/${campaign.id}`, {
    token,
    data: { version: campaign.version, questions: [question] },
  });
  await saveCampaign(page);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Quelqu’un d’autre a enregistré cette campagne');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Réunir les deux' }).click();
  await expect(page.getByText('Campagne enregistrée')).toBeVisible();
  expect(
    await call(request, 'GET', `/screening/campaigns/${campaign.id}`, { token }),
  ).toMatchObject({
    ownerName: colleague.username,
    questions: [{ text }],
    profile: { studies: { target: { degree: 'master' } } },
  });
});

test('a section switched on brings its fields at once; the preview shows the questionnaire and saves nothing', async ({
  page,
  request,
  context,
}) => {
  const { token } = await logInAs(page, request, { role: 'user', language: 'fr' });
  await page.goto('/screening/campaign/create');
  await field(page, 'name').fill('Pas encore enregistrée');
  await openSection(page, 'values');
  // No placeholder in between.
  await page.evaluate(() => {
    const main = document.querySelector('main form');
    if (!main) throw new Error('The form is not there');
    const look = () => {
      if (main.querySelector('.mantine-Skeleton-root')) document.body.dataset['flashed'] = 'yes';
    };
    new MutationObserver(look).observe(main, { childList: true, subtree: true });
  });
  const switches = page.locator('[data-section=values] > header input');
  await turnOn(switches.first());
  await turnOn(switches.last());
  await expect(page.getByRole('group', { name: /^Autonomie/ })).toBeVisible();
  await expect(page.locator('body')).not.toHaveAttribute('data-flashed', 'yes');

  const opening = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Aperçu du questionnaire' }).click();
  const preview = await opening;
  await expect(preview.getByText(/ni envoyées ni enregistrées/)).toBeVisible();
  await preview.locator('main').getByRole('button', { name: 'Français' }).click();
  await expect(preview.getByRole('heading', { name: /Pas encore enregistrée/ })).toBeVisible();
  await preview.getByRole('checkbox').first().check();
  await preview.locator('button[type=submit]').click();
  await expect(preview.getByRole('textbox').first()).toBeVisible();
  expect(await call(request, 'GET', '/screening/campaigns', { token })).toMatchObject({ total: 0 });
});
