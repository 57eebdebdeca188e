import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/expect-accessible.ts';
import { logInAs } from '../support/test-users.ts';
import { beginAsCandidate, finishAsCandidate, makeCampaign } from './make-campaign.ts';

test('home shows how a recent campaign goes and who awaits a decision, and leads to them', async ({
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
  const contact = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.org' };
  await finishAsCandidate(request, campaign.id, contact, { studies: { degree: 'master' } });
  await beginAsCandidate(request, campaign.id, { ...contact, lastName: 'Byron' });
  await page.goto('/');
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
  await expect(page.getByRole('table').getByText('Ada Lovelace')).toBeVisible();
  await expect(page.getByRole('table').getByText('Ada Byron')).toHaveCount(0);
  // Decided, nobody waits any more, and home knows at once.
  await page.getByRole('table').getByRole('link', { name: 'Ada Lovelace' }).click();
  await page.waitForURL('**/screening/applicant/*');
  await page
    .locator('section[aria-labelledby=decision-title] form')
    .getByLabel('Décision')
    .selectOption('shortlisted');
  await page.getByRole('button', { name: 'Enregistrer la décision' }).click();
  await expect(page.getByText('Décision enregistrée.', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Accueil' }).click();
  await expect(recent).toBeVisible();
  await expect(recent.getByRole('link', { name: 'attend une décision' })).toHaveCount(0);
});
