import { expect, test } from '@playwright/test';
import { makeCampaign } from '../screening/make-campaign.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { logInAs } from '../support/test-users.ts';

test('a recruiter’s first steps follow what is done, and go for good when removed', async ({
  page,
  request,
}) => {
  const { token } = await logInAs(page, request, { role: 'user', language: 'fr' });
  await page.goto('/');
  const steps = page.getByRole('region', { name: 'Vos premiers pas' });
  await expect(steps).toContainText('0 étape faite sur 4');
  await expect(steps.getByText('Quand une campagne existera')).toHaveCount(3);
  await expectAccessible(page);
  await page.goto('/screening');
  await expect(page.getByText('Aucune campagne pour le moment')).toBeVisible();
  await expect(steps).toContainText('0 étape faite sur 4');
  // Nothing to search nor to sort yet.
  await expect(page.getByRole('searchbox')).toBeHidden();
  const campaign = await makeCampaign(request, token);
  await page.goto('/');
  await expect(steps).toContainText('1 étape faite sur 4');
  await steps.getByRole('link', { name: 'Obtenir le lien' }).click();
  await expect(page.getByRole('heading', { level: 1, name: campaign.name })).toBeVisible();
  await page.goto('/screening');
  await expect(page.getByRole('searchbox')).toBeVisible();
  await expect(steps).toBeHidden();
  await page.getByRole('button', { name: /Actions/ }).click();
  await page.getByRole('menuitem', { name: 'Obtenir le lien' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goto('/');
  await expect(steps).toContainText('2 étapes faites sur 4');
  await steps.getByRole('button', { name: 'Ne plus afficher' }).click();
  await expect(steps).toBeHidden();
  await page.reload();
  await expect(page.getByTestId('home-modules')).toBeVisible();
  await expect(steps).toBeHidden();
});
