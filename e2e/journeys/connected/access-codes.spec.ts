import type { ProfilingCampaign } from '@cadran/contract';
import { type Browser, expect, type Page } from '@playwright/test';
import { test } from '../../support/connections/connected-app.ts';
import { findLink, mailsTo, uniqueAddress } from '../../support/mail/received-mail.ts';
import { shortLink } from '../../support/respondent/campaign.ts';
import {
  answerAll,
  driveRespondent,
  loadStored,
  openLastStep,
} from '../../support/respondent/respondent-driver.ts';
import { createTyped } from '../../support/campaign-journey.ts';
import { expectAccessible } from '../../support/expect-accessible.ts';
import { expectNoSidewaysScroll } from '../../support/devices/expect-no-sideways-scroll.ts';
import { field, openSection } from '../../support/form-fields.ts';
import { mouse } from '../../support/devices/input-device.ts';
import { followLink } from '../../support/open-place.ts';
import { call, logInAs, unique } from '../../support/test-users.ts';
import { printCards } from '../../support/culture-audit/printed-codes.ts';

const REFUSED =
  /Ce code ne peut pas être utilisé\s: il est mal saisi, inconnu, ou a déjà servi à envoyer des réponses\./;

/** Somebody else's phone: nothing is shared with the other pages. */
const openPhone = async (browser: Browser): Promise<Page> => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  return context.newPage();
};

/** An audit by codes, made by hand. */
const createByHand = async (page: Page): Promise<string> => {
  await page.goto('/profiling/campaign/create');
  const name = unique('Culture');
  await field(page, 'name').fill(name);
  await openSection(page, 'access');
  await expectAccessible(page);
  await page.getByRole('radio', { name: 'Par codes' }).check();
  await openSection(page, 'units');
  await page.getByTestId('add-row').getByRole('button').click();
  await field(page, 'units.0.name.fr').fill('Atelier');
  await field(page, 'units.0.expectedHeadcount').fill('12');
  return createTyped(page, name);
};

test('an audit by codes, from its creation to its results: one person by mail, one by card', async ({
  page,
  request,
  browser,
  connections,
}) => {
  const { token } = await logInAs(page, request, { language: 'fr' });
  const id = await createByHand(page);
  const campaign: ProfilingCampaign = await call(request, 'GET', `/profiling/campaigns/${id}`, {
    token,
  });
  expect(campaign.access).toBe('codes');

  await page.getByTestId('page-actions').getByRole('link', { name: 'Codes' }).click();
  await expect(page.getByText('Les répondants lisent ces nombres')).toBeVisible();
  await expectAccessible(page);
  const [card = ''] = await printCards(page, 3);
  await page.getByRole('link', { name: 'Envoyer des codes' }).click();
  const mailbox = uniqueAddress('lea');
  await page.getByLabel('Adresses e-mail').fill(mailbox);
  await page.getByRole('button', { name: 'Envoyer 1 invitation' }).click();
  await expect(page).toHaveURL(/\/invitations$/);
  await expect(page.getByText(/Cette liste ne dit ni quel code est le leur/)).toBeVisible();
  await expectAccessible(page);

  // By mail: the code is out of the address bar at once, and the promise tells how many there are.
  const [mail] = await mailsTo(connections.mail, mailbox);
  const link = findLink(mail).href;
  const [, mailed = ''] = link.split('#');
  expect(mailed).toMatch(/^[2-9A-Z]{12}$/);
  const phone = await openPhone(browser);
  const lea = await driveRespondent(phone, mouse, 'fr', campaign, 91);
  const asked: string[] = [];
  phone.on('request', (sent) => asked.push(sent.url()));
  await phone.goto(link);
  await expect(phone.getByLabel('Code')).toHaveValue(mailed.replaceAll(/...(?!$)/g, '$&-'));
  expect(phone.url()).not.toContain('#');
  expect(asked.join()).not.toContain(mailed);
  await expectAccessible(phone);
  await expectNoSidewaysScroll(phone);
  await expect(phone.getByText(/4 codes distribués\s: 1 par e-mail, 3 sur carte/)).toBeVisible();
  await expect(phone.getByText(/fait fonctionner le serveur/)).toBeVisible();
  await lea.button(lea.words.promise.start).click();
  await lea.expectAt(2, 0);
  await phone.goBack();
  await expect(phone).not.toHaveURL(/#/);
  await phone.goForward();
  await lea.expectAt(2, 0);
  await phone.getByRole('radio', { name: 'Atelier' }).click();
  await expect
    .poll(async () => (await loadStored(phone, campaign)).segments)
    .toEqual({ unitId: campaign.units[0]?.id });

  // The same code elsewhere, in small letters: the same questionnaire, as far as it was.
  const other = await openPhone(browser);
  const again = await driveRespondent(other, mouse, 'fr', campaign, 91);
  await other.goto(shortLink(campaign));
  await again.startByCode(mailed.toLowerCase());
  await expect(other.locator('[data-testid=save-note][data-state=saved]')).toBeVisible();
  expect((await loadStored(other, campaign)).segments).toEqual({
    unitId: campaign.units[0]?.id,
  });
  await answerAll(other, campaign, again);
  await openLastStep(other);
  await again.next.click();
  await again.send();
  await expect(other.getByText(again.words.employee.thanks.sent)).toBeVisible();

  // Spent: on a third device, and on the one where it was begun.
  const third = await openPhone(browser);
  const late = await driveRespondent(third, mouse, 'fr', campaign, 92);
  await third.goto(shortLink(campaign));
  await late.startByCode(mailed);
  await expect(third.getByText(REFUSED)).toBeVisible();
  await expect(third.getByLabel('Code')).toBeFocused();
  await expectAccessible(third);
  await phone.reload();
  await expect(phone.getByText(lea.words.employee.thanks.sent)).toBeVisible();

  // By card, on the same third device: typed wrong, then right.
  await third.getByLabel('Code').fill(`${card}X`);
  await late.button(late.words.promise.start).click();
  await expect(third.getByText(REFUSED)).toBeVisible();
  await late.startByCode(card.toLowerCase().replaceAll('-', ' '));
  await late.expectAt(2, 0);
  await answerAll(third, campaign, late);
  await openLastStep(third);
  await late.next.click();
  await late.send();
  await expect(third.getByText(late.words.employee.thanks.sent)).toBeVisible();

  // Two answers are too few to be told, let alone shown.
  await page.goto(`/profiling/campaign/${id}/codes`);
  await expect(page.getByText('Moins de 5')).toBeVisible();
  await followLink(page, `/profiling/campaign/${id}`);
  await page.getByRole('link', { name: 'Résultats' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Voir le rapport' })).toHaveCount(0);

  // Closing destroys the secret: neither invitations nor reminders, and the page says why.
  await call(request, 'POST', `/profiling/campaigns/${id}/close`, { token });
  await page.goto(`/profiling/campaign/${id}/codes`);
  await expect(
    page.getByText(/le secret qui permettait de répéter les codes est détruit/),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Envoyer des codes' })).toHaveCount(0);
  await page.goto(`/profiling/campaign/${id}/invitations`);
  await expect(page.getByRole('button', { name: /Envoyer un rappel/ })).toHaveCount(0);
});
