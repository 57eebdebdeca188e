import { expect, test } from '@playwright/test';
import { finishAsCandidate, makeCampaign } from '../support/screening/make-campaign.ts';
import { expectNoSidewaysScroll } from '../support/devices/expect-no-sideways-scroll.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { followLink } from '../support/open-place.ts';
import { logInAs } from '../support/test-users.ts';

const NAMES = ['Ada Byron', 'Grace Hopper', 'Katherine Johnson'] as const;

test('on a phone: one reason for three, undone and decided again, replied to and taken back', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { token } = await logInAs(page, request, { language: 'fr' });
  const campaign = await makeCampaign(request, token, {
    status: 'open',
    profile: { studies: { target: { degree: 'master' } } },
    questions: [],
  });
  for (const name of NAMES) {
    const [firstName = '', lastName = ''] = name.split(' ');
    const contact = { firstName, lastName, email: `${firstName.toLowerCase()}@example.org` };
    await finishAsCandidate(request, campaign.id, contact, { studies: { degree: 'master' } });
  }
  await page.goto(`/screening/campaign/${campaign.id}`);
  const promise = page.getByTestId('told-summary');
  await expect(promise).toContainText('0 candidat sur 3 a reçu une réponse');
  await expect(promise).toContainText('3 personnes sans réponse');

  const selectAll = async () => {
    for (const name of NAMES)
      await page.getByRole('checkbox', { name: `Sélectionner ${name}` }).check();
  };
  const decideOnce = async () => {
    await selectAll();
    await page.getByRole('button', { name: 'Décider…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Décision concernant 3 candidats' });
    await dialog.getByRole('radio', { name: 'Candidature non retenue' }).check();
    await dialog.getByRole('textbox', { name: 'Motif' }).fill('Le poste est pourvu.');
    await dialog.getByRole('button', { name: 'Enregistrer pour 3 candidats' }).click();
    await expect(dialog).toBeHidden();
  };
  await decideOnce();
  const decided = page.getByRole('alert').filter({ hasText: '3 candidats' });
  await expect(decided).toHaveCount(1);
  await decided.getByRole('button', { name: 'Annuler' }).click();
  const undecided = page.getByRole('button', { name: /: À décider$/ });
  await expect(undecided).toHaveCount(3);
  await decideOnce();
  await expect(undecided).toHaveCount(0);

  await selectAll();
  await page.getByRole('button', { name: 'Répondre…' }).click();
  const reply = page.getByRole('dialog', { name: 'Répondre à 3 personnes' });
  await expect(reply.getByText(`Réponse à votre candidature : ${campaign.name}`)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await reply.getByRole('button', { name: 'Préparer 3 e-mails' }).click();
  await expect(page.locator('main').getByText(/^Réponse prévue le/)).toHaveCount(3);
  await expect(promise).toContainText('3 en attente d’envoi');

  await page.getByRole('button', { name: /Actions.*Ada Byron/ }).click();
  await page.getByRole('menuitem', { name: 'Annuler l’envoi' }).click();
  await expect(page.getByText('1 envoi annulé. La réponse ne partira pas.')).toBeVisible();
  await expect(promise).toContainText('2 en attente d’envoi');
  // The number leads to as many people, and the home page counts the same.
  await promise.getByRole('link', { name: '1 personne sans réponse' }).click();
  await expect(page).toHaveURL(/decisionMail=not_told/);
  await expect(page.getByRole('checkbox', { name: /^Sélectionner \p{Lu}/u })).toHaveCount(1);
  await expect(page.getByRole('checkbox', { name: 'Sélectionner Ada Byron' })).toBeVisible();
  // On a phone the menu is behind a button; the product's name leads home.
  await followLink(page, '/');
  await expect(page.getByRole('link', { name: '1 personne sans réponse' })).toBeVisible();
});
