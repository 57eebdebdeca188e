import { expect, test } from '@playwright/test';
import { saveCampaign } from '../support/campaign-journey.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { call, logInAs } from '../support/test-users.ts';
import { openSection } from '../support/form-fields.ts';
import { beginAsCandidate, makeCampaign } from './make-campaign.ts';

test('the list keeps search, order and status in the address; opening, closing and deleting act at once', async ({
  page,
  request,
}) => {
  const { token } = await logInAs(page, request, { language: 'fr' });
  const open = await makeCampaign(request, token, { name: 'Comptable' });
  await makeCampaign(request, token, { name: 'Contrôleur de gestion', status: 'closed' });
  await page.goto('/screening');
  const rows = page.locator('tbody tr');
  await expect(rows).toHaveCount(2);
  await expect(page.getByRole('columnheader')).toContainText([
    'Nom',
    'Candidats',
    'Statut',
    'Créée le',
    'Modifiée le',
  ]);
  await expect(page.getByRole('link', { name: 'Créer une campagne' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('searchbox').fill('contrôleur');
  await expect(page).toHaveURL(/q=contr/);
  await expect(rows).toHaveCount(1);
  await page.getByRole('searchbox').fill('');
  await expect(rows).toHaveCount(2);
  await page.getByRole('button', { name: /^Nom/ }).click();
  await expect(page).toHaveURL(/sort=name/);
  await expect(rows.first()).toContainText('Comptable');
  await page.getByRole('combobox', { name: 'Statut' }).selectOption('Campagnes ouvertes');
  await expect(page).toHaveURL(/status=open/);
  await page.reload();
  await expect(rows).toHaveCount(1);
  await rows.getByRole('button', { name: /Actions/ }).click();
  for (const name of ['Obtenir le lien', 'Modifier', 'Dupliquer', 'Supprimer'])
    await expect(page.getByRole('menuitem', { name })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Fermer' }).click();
  await expect(page.getByText('Aucun résultat')).toBeVisible();
  expect(await call(request, 'GET', `/screening/campaigns/${open.id}`, { token })).toMatchObject({
    status: 'closed',
  });
  await page.goto('/screening?q=Comptable');
  await page.getByRole('button', { name: /Actions/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Ouvrir' })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Supprimer' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Seront perdus définitivement');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Annuler' }).click();
  await expect(rows).toHaveCount(1);
  await page.getByRole('button', { name: /Actions/ }).click();
  await page.getByRole('menuitem', { name: 'Supprimer' }).click();
  await dialog.getByRole('button', { name: 'Supprimer' }).click();
  await expect(page.getByText('Aucun résultat')).toBeVisible();
  expect(await call(request, 'GET', '/screening/campaigns', { token })).toMatchObject({ total: 1 });
});

test('the detail counts candidates as they come, and deletes one after asking', async ({
  page,
  request,
}) => {
  const { token } = await logInAs(page, request, { language: 'en' });
  const { id } = await makeCampaign(request, token, {
    status: 'open',
    profile: { studies: { target: null } },
  });
  await page.goto(`/screening/campaign/${id}`);
  await expect(page.getByText('Nobody has answered yet')).toBeVisible();
  await expectAccessible(page);
  for (const firstName of ['Ada', 'Grace'])
    await beginAsCandidate(request, id, {
      firstName,
      lastName: 'Byron',
      email: `${firstName.toLowerCase()}@example.org`,
    });
  // Without a reload.
  await expect(page.locator('main section > dl').first().locator('dd')).toHaveText(['2', '2', '0']);
  await expect(page.getByText('Ada Byron')).toBeVisible();
  await expect(page.locator('tbody tr').first()).toContainText(/Applied.*Opened/);
  await expectAccessible(page);
  const dialog = page.getByRole('dialog');
  const remove = async (answer: string) => {
    await page.getByRole('button', { name: 'Actions: Ada Byron' }).click();
    await page.getByRole('menuitem', { name: 'Delete the candidate' }).click();
    await expect(dialog).toContainText('Delete Ada Byron?');
    await dialog.getByRole('button', { name: answer }).click();
  };
  await remove('Cancel');
  await expect(dialog).toHaveCount(0);
  await remove('Delete the candidate');
  await expect(page.getByText('The candidate has been deleted')).toBeVisible();
  await expect(page.getByText('Ada Byron')).toHaveCount(0);
  await expect(page.locator('main section > dl').first().locator('dd')).toHaveText(['1', '1', '0']);
});

test('questions are put in order by dragging; a custom text goes back to ours after asking', async ({
  page,
  request,
}) => {
  const { token } = await logInAs(page, request, { language: 'en' });
  const question = (n: number, en: string) => ({
    id: `f3b51b14-35f1-4b6f-9e0d-3b5ac4c54f0${n}`,
    type: 'open',
    text: { fr: `${en} ?`, en },
    required: false,
  });
  const campaign = await makeCampaign(request, token, {
    questions: [question(1, 'One'), question(2, 'Two'), question(3, 'Three')],
    customization: { conclusion: { fr: null, en: { title: 'Thanks', html: '<p>Done</p>' } } },
  });
  // All three on one screen: the mouse goes only where one sees.
  await page.setViewportSize({ width: 1280, height: 2000 });
  await page.goto(`/screening/campaign/edit/${campaign.id}?section=questions`);
  await expect(page.locator('[data-row-grip]')).toHaveCount(3);
  const grip = await page.locator('[data-row-grip]').nth(2).boundingBox();
  const first = await page.locator('[data-row-grip]').first().boundingBox();
  if (!grip || !first) throw new Error('rows are drawn');
  await page.mouse.move(grip.x + 8, grip.y + 16);
  await page.mouse.down();
  await page.mouse.move(grip.x + 8, first.y - 12, { steps: 8 });
  await page.mouse.up();
  await openSection(page, 'customization');
  await page.getByRole('button', { name: 'Reset to default' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('The custom text will be deleted! Do you want to continue?');
  await dialog.getByRole('button', { name: 'Reset to default' }).click();
  await saveCampaign(page);
  await expect(page.getByText('Campaign saved')).toBeVisible();
  expect(
    await call(request, 'GET', `/screening/campaigns/${campaign.id}`, { token }),
  ).toMatchObject({
    questions: [{ text: { en: 'Three' } }, { text: { en: 'One' } }, { text: { en: 'Two' } }],
    customization: { conclusion: { fr: null, en: null } },
  });
});
