import { expect, type Page } from '@playwright/test';
import { SHORT } from '../candidate/campaign.ts';
import { test } from '../connections/connected-app.ts';
import { makeAudit } from '../culture-audit/make-audit.ts';
import { makeCampaign } from '../screening/make-campaign.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { call, logInAs, createTestUser } from '../support/test-users.ts';
import { bounceGoneAddresses, findLink, mailsTo, uniqueAddress } from './received-mail.ts';

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
  const zoe = uniqueAddress('zoe');
  await page
    .getByLabel('Adresses e-mail')
    .fill(`Zoé Martin <${zoe}>\nmarie@\ngone.paul@example.org`);
  await expect(page.getByText('2 adresses reconnues')).toBeVisible();
  await expect(page.getByText(/Ligne 2\s: «\smarie@\s»/)).toBeVisible();
  await page.getByLabel('Un mot personnel').fill('Voir www.ailleurs.example');
  await page.getByRole('button', { name: 'Envoyer 2 invitations' }).click();
  await expect(page.getByLabel('Un mot personnel')).toHaveAccessibleDescription(
    /Sans lien ni adresse web/,
  );
  await page.getByLabel('Un mot personnel').fill('À mardi !');
  const preview = page.getByRole('figure');
  await expect(preview.getByText('Bonjour Zoé Martin,')).toBeVisible();
  await expect(preview.getByText('À mardi !')).toBeVisible();
  await expectAccessible(page);
  await page.getByTestId('mail-preview').getByText('English').click();
  await expect(preview.getByText('Hello Zoé Martin,')).toBeVisible();
  await page.getByRole('button', { name: 'Envoyer 2 invitations' }).click();

  await expect(row(page, 'Zoé Martin')).toContainText('Envoyée');
  await expect(row(page, 'gone.paul@example.org')).toContainText('550 No such mailbox');
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

  await page.reload();
  await expect(row(page, 'Zoé Martin')).toContainText('A commencé');
  await page.getByRole('button', { name: 'Envoyer un rappel à 1 personne' }).click();
  await page.getByRole('button', { name: 'Envoyer le rappel' }).click();
  await expect(row(page, 'Zoé Martin')).toContainText('1 sur 3');
  const [, reminder] = await mailsTo(connections.mail, zoe, 2);
  expect(reminder?.subject).toContain('Votre questionnaire vous attend');
});

test('a file, a list that is too long, a quota and a second invitation are told in plain words', async ({
  page,
  request,
}) => {
  const person = await logInAs(page, request, { language: 'en' });
  const campaign = await makeCampaign(request, person.token, { status: 'open' });
  const compose = `/screening/campaign/${campaign.id}/invitations/new`;
  await page.goto(compose);
  const addresses = page.getByLabel('Email addresses');
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => `somebody.${index}@example.org`).join('\n');
  await addresses.fill(many(201));
  await expect(page.getByText('200 addresses at most at a time')).toBeVisible();
  await addresses.fill(many(21));
  await page.getByRole('button', { name: 'Send 21 invitations' }).click();
  await expect(page.getByRole('alert')).toContainText(
    'Only 20 more messages can be sent within 24 hours, and you are asking for 21.',
  );
  await page.locator('input[type=file]').setInputFiles({
    name: 'candidates.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('first name;last name;email\nAda;Lovelace;ada@example.org\n'),
  });
  await page.getByRole('button', { name: 'Send 1 invitation' }).click();
  await expect(row(page, 'Ada Lovelace')).toContainText('Sent');

  await page.goto(compose);
  await addresses.fill('ada@example.org');
  await page.getByRole('button', { name: 'Send 1 invitation' }).click();
  const outcome = page.getByRole('dialog');
  await expect(outcome).toContainText('No message will be sent');
  await expect(outcome).toContainText('ada@example.org already invited');
  await outcome.getByRole('button', { name: 'See the invitations' }).click();

  await page.getByRole('button', { name: /Actions.*Ada/ }).click();
  await page.getByRole('menuitem', { name: 'Remove this invitation' }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('Nobody has been invited yet')).toBeVisible();
});

test('pressed twice while the list is still being read, an invitation is sent once', async ({
  page,
  request,
}) => {
  const person = await logInAs(page, request, { language: 'en' });
  const campaign = await makeCampaign(request, person.token, { status: 'open' });
  const read = Promise.withResolvers<void>();
  await page.route('**/api/email/recipients', async (route) => {
    await read.promise;
    await route.continue();
  });
  const sent: string[] = [];
  page.on('request', (asked) => {
    if (asked.method() === 'POST' && asked.url().endsWith('/api/email')) sent.push(asked.url());
  });
  await page.goto(`/screening/campaign/${campaign.id}/invitations/new`);
  await page.getByLabel('Email addresses').fill('ada@example.org');
  await page.getByRole('button', { name: /^Send/ }).dblclick();
  read.resolve();
  await expect(row(page, 'ada@example.org')).toContainText('Sent');
  expect(sent).toHaveLength(1);
});

test('why one person could not be invited again is not said of the next', async ({
  page,
  request,
  connections,
}) => {
  bounceGoneAddresses(connections.mail);
  const { token } = await logInAs(page, request, { language: 'en' });
  const { id: campaignId } = await makeCampaign(request, token, { status: 'open' });
  const to = ['gone.ada@example.org', 'gone.grace@example.org'];
  const data = { kind: 'invitation', campaignId, to, language: 'en' };
  await call(request, 'POST', '/email', { token, data });
  await page.goto(`/screening/campaign/${campaignId}/invitations`);
  for (const address of to) await expect(row(page, address)).toContainText('550 No such mailbox');
  await page.route('**/api/email', (route) => route.abort());
  const again = async (address: string) => {
    await row(page, address)
      .getByRole('button', { name: /Actions/ })
      .click();
    await page.getByRole('menuitem', { name: 'Invite again' }).click();
  };
  const dialog = page.getByRole('dialog');
  await again('gone.ada@example.org');
  await dialog.locator('button[type=submit]').click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await again('gone.grace@example.org');
  await expect(dialog).toContainText('gone.grace@example.org');
  await expect(dialog.getByRole('alert')).toHaveCount(0);
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
  await expect(row(page, lea)).toContainText('Envoyée');
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
  const to = `gone.${campaign.customUrl}@example.org`;
  const data = { kind: 'invitation', campaignId: campaign.id, to: [to], language: 'fr' };
  await call(request, 'POST', '/email', { token, data });
  await logInAs(page, request, { role: 'superadmin', language: 'fr' });
  await page.goto(`/superadmin/outbox?status=failed&q=${to}`);
  await expect(row(page, to)).toContainText('550 No such mailbox');
  connections.mail.onRecipient = () => undefined;
  await page.getByRole('button', { name: /Actions/ }).click();
  await page.getByRole('menuitem', { name: 'Envoyer à nouveau' }).click();
  await page.getByRole('button', { name: 'Envoyer', exact: true }).click();
  await expect(page.getByText('de nouveau en attente d’envoi')).toBeVisible();
  await mailsTo(connections.mail, to);
});
