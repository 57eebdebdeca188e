import { SCREENING_CULTURE } from '@cadran/instruments/screening-culture';
import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/expect-accessible.ts';
import { demoToken } from '../support/log-in.ts';
import { call, createTestUser } from '../support/test-users.ts';
import {
  createCampaign,
  createCampaignAs,
  SHORT,
  shortLink,
} from '../support/candidate/campaign.ts';
import { mouse } from '../support/devices/input-device.ts';
import { driveCandidate, loadStored } from '../support/candidate/candidate-driver.ts';

const CULTURE = { profile: { culture: { target: null } }, questions: [] };

test('Next is refused with the words of the specification, and leads to what is missing', async ({
  page,
  request,
}) => {
  const introduction = { fr: { title: 'Bienvenue à bord', html: '<p>Dites-nous.</p>' }, en: null };
  const campaign = await createCampaign(request, { customization: { introduction } });
  const someone = await driveCandidate(page, mouse, 'fr', campaign, 1);
  const { notice } = someone.words;
  await page.goto(shortLink(campaign));
  await expect(page.getByRole('heading', { name: 'Bienvenue à bord' })).toBeVisible();
  await expect(page.getByText('Dites-nous.')).toBeVisible();
  await expect(page.getByText('30 à 40 minutes')).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByText(notice.basis.text)).toBeHidden();
  await page.getByText(notice.details).click();
  await expect(page.getByText(notice.basis.text)).toBeVisible();
  await expectAccessible(page);
  // Without consent nothing begins; without a questionnaire no part is shown.
  await page.getByRole('button', { name: 'Commencer' }).click();
  const consent = page.getByRole('checkbox', { name: notice.consent });
  await expect(consent).toBeFocused();
  await expect(consent).toHaveAccessibleDescription('Pour continuer, cochez la première case.');
  await expect(consent).toHaveAttribute('aria-invalid', 'true');
  await page.goto(page.url().replace(/\/\d+\/\d+$/, '/2/0'));
  await someone.expectAt(0, 0);
  await consent.check();
  await page.getByRole('button', { name: 'Commencer' }).click();
  await someone.expectAt(2, 0);
  await someone.next.click();
  const summary = page.getByRole('alert').filter({ hasText: 'Il reste 3 points à compléter' });
  await expect(summary).toBeFocused();
  await expect(summary).toContainText('Ce champ est obligatoire');
  await expectAccessible(page);
  await summary.getByRole('button', { name: 'Nom', exact: true }).click();
  const lastName = page.getByLabel('Nom', { exact: true });
  await expect(lastName).toBeFocused();
  await expect(lastName).toHaveAccessibleDescription('Ce champ est obligatoire');
  await lastName.fill('Roy');
  await expect(page.getByRole('alert')).toContainText('Il reste 2 points à compléter');
  await page.getByLabel('Prénom').fill('Inès');
  await page.getByLabel('Adresse e-mail').fill('ines@');
  await expect(page.getByLabel('Adresse e-mail')).toHaveAccessibleDescription(
    'Saisissez une adresse e-mail valide.',
  );
  await page.getByLabel('Adresse e-mail').fill('ines@example.org');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await someone.next.click();
  await someone.expectAt(3, 0);
  await someone.next.click();
  await expect(page.getByRole('alert')).toContainText('Vous devez sélectionner une réponse.');
});

test('a click selects and a double click goes on; keys 1 to 4 and Enter do the same', async ({
  page,
  request,
}) => {
  const campaign = await createCampaign(request, CULTURE);
  const someone = await driveCandidate(page, mouse, 'en', campaign, 2);
  await page.goto(shortLink(campaign));
  await someone.start();
  await someone.answer({ name: 'contact', part: 2, page: 0 });
  await someone.next.click();
  const radios = page.getByRole('radio');
  await radios.nth(1).click();
  await expect(radios.nth(1)).toBeChecked();
  // Behind a dialog nothing is answered.
  await page.getByRole('button', { name: 'Continue later' }).click();
  await page.keyboard.press('4');
  await page.keyboard.press('Escape');
  await expect(radios.nth(1)).toBeChecked();
  await someone.expectAt(3, 0);
  await page.getByTestId('proposal').nth(2).dblclick();
  await someone.expectAt(3, 1);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.keyboard.press('4');
  await expect(radios.nth(3)).toBeChecked();
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await someone.expectAt(3, 2);

  await expect
    .poll(async () =>
      Object.keys((await loadStored(page, campaign)).answers.culture ?? {}).toSorted(),
    )
    .toEqual(
      SCREENING_CULTURE.slice(0, 2)
        .map(({ id }) => id)
        .toSorted(),
    );
});

test('the address, back, reload and a change of language keep the place and the answers', async ({
  page,
  request,
}) => {
  const campaign = await createCampaign(request, CULTURE);
  const someone = await driveCandidate(page, mouse, 'fr', campaign, 3);
  await page.goto(shortLink(campaign));
  await someone.start();
  for (const step of someone.steps.slice(0, 4)) {
    await someone.answer(step);
    await someone.goOn(step);
  }
  await someone.expectAt(3, 3);
  const order = await page.getByTestId('proposal').allInnerTexts();
  await page.goBack();
  await someone.expectAt(3, 2);
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
  await someone.previous.click();
  await someone.expectAt(3, 1);
  await page.goForward().catch(() => null);
  await page.goto(page.url().replace(/\/\d+\/\d+$/, '/3/3'));
  await someone.expectAt(3, 3);
  await expect.poll(() => page.getByTestId('proposal').allInnerTexts()).toEqual(order);

  await page.getByRole('radio').first().click();
  await page.getByRole('button', { name: /^EN/ }).click();
  await expect(page.getByRole('button', { name: 'Next' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('radio').first()).toBeChecked();
  await expect.poll(async () => (await loadStored(page, campaign)).language).toBe('en');

  // Further than one has come is not shown yet; nor is what does not exist.
  await page.goto(page.url().replace(/\/\d+\/\d+$/, '/3/17'));
  await someone.expectAt(3, 3);
  await page.goto(page.url().replace(/\/\d+\/\d+$/, '/77/0'));
  await someone.expectAt(3, 3);
});

test('a part that does not come within two minutes offers to try again', async ({
  page,
  request,
}) => {
  const campaign = await createCampaign(request, SHORT);
  await page.clock.install();
  // Never answered.
  await page.route(/contact-part/, () => undefined);
  const someone = await driveCandidate(page, mouse, 'fr', campaign, 5);
  await page.goto(shortLink(campaign));
  await someone.start();
  await page.clock.fastForward(120_000);
  await expect(
    page.getByRole('heading', { name: "Quelque chose n'a pas fonctionné" }),
  ).toBeVisible();
  await page.unroute(/contact-part/);
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByLabel('Prénom')).toBeVisible();
});

test('a link that leads nowhere goes to the login page; a closed campaign says so', async ({
  page,
  request,
}) => {
  const owner = await createTestUser(request);
  const campaign = await createCampaignAs(request, owner.token, SHORT);
  await page.goto(`${shortLink(campaign)}-not`);
  await expect(page).toHaveURL(/\/login\?unknown=link$/);
  await expect(page.getByRole('status')).toContainText('Ce lien ne mène à aucun');
  await campaign.close();
  await page.goto(shortLink(campaign));
  await expect(
    page.getByRole('heading', { name: "Le questionnaire n'est pas disponible" }),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^EN/ }).click();
  await expect(page.getByRole('heading', { name: 'Questionnaire is not available' })).toBeVisible();
  await expect(
    page.getByText('This campaign is closed. Please, check the link or contact the organization.'),
  ).toBeVisible();

  // Nor is the link of an organisation that is no longer active.
  await campaign.reopen();
  await page.goto(shortLink(campaign));
  await expect(page.getByRole('heading', { name: campaign.name })).toBeVisible();
  const root = { token: await demoToken(request, 'superadmin') };
  const path = `/organizations/${owner.organizationId}`;
  const { version } = await call(request, 'GET', path, root);
  await call(request, 'PUT', path, { ...root, data: { version, status: 'inactive' } });
  await page.goto(shortLink(campaign));
  await expect(page.getByRole('heading', { name: 'Questionnaire is not available' })).toBeVisible();
});
