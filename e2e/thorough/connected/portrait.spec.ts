import { expect } from '@playwright/test';
import { test } from '../../support/connections/connected-app.ts';
import { beginAsCandidate, makeCampaign } from '../../support/screening/make-campaign.ts';
import { expectAccessible } from '../../support/expect-accessible.ts';
import { call, logInAs, unique } from '../../support/test-users.ts';
import { findLink, mailsTo } from '../../support/mail/received-mail.ts';

test('a candidate is told that the personal report is ready, and reads it with the code after the closing', async ({
  page,
  request,
  browser,
  connections,
}) => {
  const { token } = await logInAs(page, request, { language: 'en' });
  const campaign = await makeCampaign(request, token, {
    status: 'open',
    allowPersonalReport: true,
    profile: { studies: { target: null } },
    questions: [],
  });
  const email = `${unique('ada')}@example.org`;
  const contact = { firstName: 'Ada', lastName: 'Lovelace', email };
  const begun = await beginAsCandidate(request, campaign.id, contact);
  await call(request, 'PUT', `/screening/questionnaires/${begun.id}`, {
    token: begun.token,
    data: { answers: { studies: { degree: 'master' } }, status: 'completed' },
  });
  await call(request, 'POST', `/screening/campaigns/${campaign.id}/close`, { token });

  await page.goto(`/screening/applicant/${begun.id}/personal`);
  await page.getByRole('button', { name: /^More actions/ }).click();
  await page.getByRole('menuitem', { name: 'Announce the personal report…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Write to Ada Lovelace' });
  await expect(dialog.getByRole('figure').getByText('Bonjour Ada Lovelace,')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('A personal note').fill('Thank you for your time!');
  await dialog.getByRole('button', { name: 'Send the message' }).click();
  await expect(page.getByText('1 message will be sent')).toBeVisible();

  const [mail] = await mailsTo(connections.mail, email);
  expect(mail?.text).toContain('Thank you for your time!');
  const elsewhere = await browser.newPage({ locale: 'fr-FR' });
  await elsewhere.goto(findLink(mail).href);
  await elsewhere.getByLabel('Votre code de reprise').fill(begun.resumeCode);
  await elsewhere.getByRole('button', { name: 'Voir mes données' }).click();
  await elsewhere.getByRole('button', { name: 'Lire mon rapport' }).click();
  await expect(elsewhere.getByTestId('own-report').getByTestId('report')).toBeVisible();
  await elsewhere.close();
});
