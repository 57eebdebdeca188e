import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/expect-accessible.ts';
import { logInAs } from '../support/test-users.ts';
import {
  beginAsCandidate,
  finishAsCandidate,
  makeCampaign,
} from '../support/screening/make-campaign.ts';

test('candidates are counted as they come; home tells who awaits a decision, until it is made', async ({
  page,
  request,
}) => {
  const { token } = await logInAs(page, request, { language: 'fr' });
  const campaign = await makeCampaign(request, token, {
    name: 'Comptable',
    status: 'open',
    profile: { studies: { target: null } },
    questions: [],
  });
  await page.goto(`/screening/campaign/${campaign.id}`);
  await expect(page.getByText('Personne n’a encore répondu')).toBeVisible();
  const contact = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.org' };
  await finishAsCandidate(request, campaign.id, contact, { studies: { degree: 'master' } });
  for (const lastName of ['Byron', 'Hopper'])
    await beginAsCandidate(request, campaign.id, { ...contact, lastName });
  // Without a reload.
  const counts = page.locator('main section > dl').first().locator('dd');
  await expect(counts).toHaveText(['3', '2', '1']);
  const table = page.getByRole('table');
  await expect(table.getByText('Ada Byron')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Actions\s: Ada Hopper$/ }).click();
  await page.getByRole('menuitem', { name: 'Supprimer le candidat' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Ada Hopper');
  await dialog.getByRole('button', { name: 'Supprimer le candidat' }).click();
  await expect(table.getByText('Ada Hopper')).toHaveCount(0);
  await expect(counts).toHaveText(['2', '1', '1']);

  const home = page.getByTestId('side-navigation').getByRole('link', { name: 'Accueil' });
  await home.click();
  const recent = page
    .getByTestId('recent-campaigns')
    .getByRole('listitem')
    .filter({ hasText: 'Comptable' });
  await expect(
    recent.getByRole('img', { name: 'Questionnaires terminés sur 30 jours : Comptable' }),
  ).toBeVisible();
  await expectAccessible(page);
  await recent.getByRole('link', { name: '1 candidat attend une décision' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Comptable' })).toBeVisible();
  await expect(page.locator('main section span').filter({ hasText: /^En 30 jours/ })).toHaveText(
    'En 30 jours, 2 questionnaires commencés et 1 terminé.',
  );
  await expect(table.getByText('Ada Byron')).toHaveCount(0);
  // Decided, nobody waits any more, and home knows at once.
  await table.getByRole('link', { name: 'Ada Lovelace' }).click();
  await page.waitForURL('**/screening/applicant/*');
  await page
    .locator('section[aria-labelledby=decision-title] form')
    .getByLabel('Décision')
    .selectOption('shortlisted');
  await page.getByRole('button', { name: 'Enregistrer la décision' }).click();
  await expect(page.getByText('Décision enregistrée.', { exact: true })).toBeVisible();
  await home.click();
  await expect(recent).toBeVisible();
  await expect(recent.getByRole('link', { name: 'attend une décision' })).toHaveCount(0);
});
