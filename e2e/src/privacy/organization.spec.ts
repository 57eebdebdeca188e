import type { Decision } from '@cadran/contract';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { finishAsCandidate, makeCampaign } from '../screening/make-campaign.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { call, logInAs, logInAsDemoUser } from '../support/test-users.ts';

const INDIVIDUAL = { profile: { individual: { target: null } }, questions: [], status: 'open' };

/** What may not be left out. */
const REQUIRED = {
  workPermit: true,
  willingToTravel: false,
  salary: { amount: 40_000, payment: 'yearly', currency: 'euro' },
} as const;

interface Crowd {
  readonly campaignId: string;
  readonly token: string;
  readonly birthDate: string;
  readonly count: number;
  /** How many of them are taken further. */
  readonly chosen: number;
}

const answer = async (
  request: APIRequestContext,
  { campaignId, token, birthDate, count, chosen }: Crowd,
): Promise<void> => {
  const one = async (index: number): Promise<void> => {
    const email = `${birthDate}.${index}@example.org`;
    const contact = { firstName: 'Ada', lastName: String(index), email };
    const id = await finishAsCandidate(request, campaignId, contact, {
      individual: { birthDate, ...REQUIRED },
    });
    const decision: Decision = 'shortlisted';
    if (index < chosen)
      await call(request, 'PUT', `/screening/questionnaires/${id}/decision`, {
        token,
        data: { decision, note: '' },
      });
  };
  await Promise.all(Array.from({ length: count }, (_, index) => one(index)));
};

test('fairness compares groups from 30 people on, says what it does not show, and why', async ({
  page,
  request,
}) => {
  const { token } = await logInAs(page, request, { language: 'fr' });
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Équité' }).click();
  await expect(page.getByText('Pas encore assez de personnes')).toBeVisible();
  await expectAccessible(page);

  const { id: campaignId, name } = await makeCampaign(request, token, INDIVIDUAL);
  await answer(request, { campaignId, token, birthDate: '1996-02-01', count: 30, chosen: 20 });
  await answer(request, { campaignId, token, birthDate: '1986-02-01', count: 30, chosen: 10 });
  await answer(request, { campaignId, token, birthDate: '1966-02-01', count: 2, chosen: 2 });
  await page.reload();
  const ages = page.getByRole('table', { name: 'Par âge' });
  const group = (age: string) => ages.getByRole('row', { name: new RegExp(`^${age}`) });
  await expect(group('25 à 34 ans')).toContainText('20 sur 30');
  await expect(group('35 à 44 ans')).toContainText('10 sur 30');
  await expect(group('35 à 44 ans')).toContainText('Écart à examiner');
  await expect(group('55 ans et plus')).toHaveCount(0);
  await expect(
    page.getByText(/Moins de 30 personnes, non affichés\s: 55 ans et plus\./),
  ).toBeVisible();
  await expect(page.getByText(/^1 écart à examiner/)).toBeVisible();
  await expect(page.getByText('Personne n’a donné cette information.')).toBeVisible();
  await expectAccessible(page);

  await makeCampaign(request, token, INDIVIDUAL);
  const narrowed = page.getByRole('combobox', { name: 'Campagne' });
  await narrowed.fill(name);
  await page.getByRole('option', { name }).click();
  await page.waitForURL(`**campaign=${campaignId}**`);
  await page.reload();
  await expect(narrowed).toHaveValue(name);
  await expect(group('25 à 34 ans')).toContainText('20 sur 30');
});

test('retention shows what will be removed and when, also with another number of days', async ({
  page,
  request,
}) => {
  const { token } = await logInAs(page, request, { language: 'en' });
  const campaign = await makeCampaign(request, token, INDIVIDUAL);
  const contact = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.org' };
  await finishAsCandidate(request, campaign.id, contact, { individual: REQUIRED });
  await call(request, 'POST', `/screening/campaigns/${campaign.id}/close`, { token });
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Retention' }).click();
  const row = page.getByRole('row', { name: new RegExp(campaign.name) });
  const after = (days: number) =>
    new Date(Date.now() + days * 86_400_000).toLocaleDateString('en-GB', { dateStyle: 'medium' });
  await expect(row).toContainText(after(90));
  await expect(page.getByRole('status')).toContainText('the next run erases nothing');
  await expectAccessible(page);
  const days = page.getByLabel('Days after closing');
  await days.fill('0');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(days).toHaveAccessibleDescription(/at least 1/);
  await days.fill('30');
  await expect(row).toContainText(after(30));
  await expect(page.getByRole('status')).toContainText('With 30 days, if you save');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Answers are kept for 30 days after closing')).toBeVisible();
  await page.reload();
  await expect(days).toHaveValue('30 days');
});

test('a shorter time is asked about even by whoever saves before its effect is shown', async ({
  page,
  request,
}) => {
  await logInAsDemoUser(page, request, 'fr');
  await page.goto('/admin/retention');
  await page.getByLabel('Jours après la fermeture').fill('30');
  await page.getByLabel('Jours après la fermeture').press('Enter');
  await expect(page.getByRole('dialog')).toContainText('Garder les réponses 30 jours');
});

test('a time that would erase somebody at the next run is asked about first', async ({
  page,
  request,
}) => {
  await logInAsDemoUser(page, request, 'fr');
  await page.goto('/admin/retention');
  await page.getByLabel('Jours après la fermeture').fill('30');
  await expect(page.getByRole('status')).toContainText(
    'le prochain passage efface 8 candidats dans 1 campagne',
  );
  await expect(page.getByRole('row', { name: /session de printemps/ })).toContainText(
    'Au prochain passage',
  );
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Personne ne pourra les rétablir');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Annuler' }).click();
  await page.reload();
  await expect(page.getByLabel('Jours après la fermeture')).toHaveValue('90 jours');
});
