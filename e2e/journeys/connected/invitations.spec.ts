import { expect, type Page } from '@playwright/test';
import { SHORT } from '../../support/candidate/campaign.ts';
import { test } from '../../support/connections/connected-app.ts';
import { makeAudit } from '../../support/culture-audit/make-audit.ts';
import { makeCampaign } from '../../support/screening/make-campaign.ts';
import { expectAccessible } from '../../support/expect-accessible.ts';
import { call, logInAs, createTestUser } from '../../support/test-users.ts';
import {
  bounceGoneAddresses,
  findLink,
  mailsTo,
  uniqueAddress,
} from '../../support/mail/received-mail.ts';

/** A row of the list, not of the mail's preview on the page before. */
const row = (page: Page, name: string) =>
  page.locator('tbody tr', { hasText: name }).and(page.locator(':not(figure tr)'));

test('an invitation is sent, its link opened, the questionnaire begun, and the recruiter sees it', async ({
  page,
  request,
  browser,
  connections,
}) => {
  bounceGoneAddresses(connections.mail);
  const person = await logInAs(page, request, { language: 'fr' });
  const campaign = await makeCampaign(request, person.token, {
    status: 'open',
    ...SHORT,
  });
  await page.goto(`/screening/campaign/${campaign.id}`);
  await page.getByRole('link', { name: 'Invitations' }).click();
  await expect(page.getByText('Personne n’a encore été invité')).toBeVisible();
  await page.getByRole('link', { name: 'Inviter par e-mail' }).first().click();

  // Every bad line is named; the greeting and the own words are seen before anything leaves.
  const [zoe, gone] = [uniqueAddress('zoe'), uniqueAddress('gone.paul')];
  await page.getByLabel('Adresses e-mail').fill(`Zoé Martin <${zoe}>\nmarie@\n${gone}`);
  await expect(page.getByText('2 adresses reconnues')).toBeVisible();
  await expect(page.getByText(/Ligne 2\s: «\smarie@\s»/)).toBeVisible();
  await page.getByLabel('Un mot personnel').fill('À mardi !');
  const preview = page.getByRole('figure');
  await expect(preview.getByText('Bonjour Zoé Martin,')).toBeVisible();
  await expect(preview.getByText('À mardi !')).toBeVisible();
  await expectAccessible(page);
  await page.getByTestId('mail-preview').getByText('English').click();
  await expect(preview.getByText('Hello Zoé Martin,')).toBeVisible();
  await page.getByRole('button', { name: 'Envoyer 2 invitations' }).click();

  await expect(row(page, 'Zoé Martin')).toContainText('Envoyée');
  await expect(row(page, gone)).toContainText('550 No such mailbox');
  await expectAccessible(page);
  const [mail] = await mailsTo(connections.mail, zoe);
  expect(mail?.text).toContain('À mardi !');
  const link = findLink(mail);
  expect(link.searchParams.has('invitation')).toBe(true);

  // The candidate, elsewhere: the invitation leaves the address at once and outlives a reload.
  const elsewhere = await browser.newPage();
  await elsewhere.goto(link.href);
  await expect(elsewhere).toHaveURL(/\/0\/0$/);
  await elsewhere.reload();
  await elsewhere.getByRole('button', { name: 'Français', exact: true }).click();
  await elsewhere.getByRole('checkbox', { name: /J’ai lu/ }).check();
  await elsewhere.getByRole('button', { name: 'Commencer' }).click();
  await expect(elsewhere).toHaveURL(/\/2\/0$/);
  await elsewhere.close();

  // Without a reload.
  await expect(row(page, 'Zoé Martin')).toContainText('A commencé');
  await page.getByRole('button', { name: 'Envoyer un rappel à 1 personne' }).click();
  await page.getByRole('button', { name: 'Envoyer le rappel' }).click();
  await expect(row(page, 'Zoé Martin')).toContainText('1 sur 3');
  const [, reminder] = await mailsTo(connections.mail, zoe, 2);
  expect(reminder?.subject).toContain('Votre questionnaire vous attend');
});

test('in an audit the link is the same for everyone, and nobody learns who answered', async ({
  page,
  request,
  connections,
}) => {
  const person = await logInAs(page, request, { language: 'fr' });
  const audit = await makeAudit(request, person.token, { status: 'open' });
  await page.goto(`/profiling/campaign/${audit.id}/invitations/new`);
  const [lea, tom] = [uniqueAddress('lea'), uniqueAddress('tom')];
  await page.getByLabel('Adresses e-mail').fill(`${lea}, ${tom}`);
  await expect(
    page.getByRole('figure').getByText(/Ce lien est le même pour tout le monde/),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Envoyer 2 invitations' }).click();
  await expect(page.getByText(/cette liste ne dit pas qui a répondu/)).toBeVisible();
  const [toLea] = await mailsTo(connections.mail, lea);
  const [toTom] = await mailsTo(connections.mail, tom);
  expect(findLink(toLea).href).toBe(findLink(toTom).href);
  expect(findLink(toLea).search).toBe('');
});

test('a mail that was refused is shown to the super admin with its reason, and sent again on request', async ({
  page,
  request,
  connections,
}) => {
  bounceGoneAddresses(connections.mail);
  const { token } = await createTestUser(request);
  const campaign = await makeCampaign(request, token, { status: 'open' });
  const to = uniqueAddress('gone');
  const data = { kind: 'invitation', campaignId: campaign.id, to: [to], language: 'fr' };
  await call(request, 'POST', '/email', { token, data });
  const superadmin = await logInAs(page, request, { role: 'superadmin', language: 'fr' });
  // Before the page is opened, which looks again only every five seconds.
  const refused = `/email?status=failed&q=${to}`;
  await expect
    .poll(async () => (await call(request, 'GET', refused, { token: superadmin.token })).total)
    .toBe(1);
  await page.goto(`/superadmin/outbox?status=failed&q=${to}`);
  await expect(row(page, to)).toContainText('550 No such mailbox');
  connections.mail.onRecipient = () => undefined;
  await page.getByRole('button', { name: /Actions/ }).click();
  await page.getByRole('menuitem', { name: 'Envoyer à nouveau' }).click();
  await page.getByRole('button', { name: 'Envoyer', exact: true }).click();
  await expect(page.getByText('de nouveau en attente d’envoi')).toBeVisible();
  await mailsTo(connections.mail, to);
});
