import { expect, test } from '@playwright/test';
import { makeCampaign } from '../support/screening/make-campaign.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { call, logInAs, createTestUser } from '../support/test-users.ts';

test('without a mail server the super admin reads the outbox in the app', async ({
  page,
  request,
}) => {
  const { token } = await createTestUser(request);
  const campaign = await makeCampaign(request, token, { status: 'open' });
  const to = `${campaign.customUrl}@example.org`;
  await call(request, 'POST', '/email', {
    token,
    data: {
      kind: 'invitation',
      campaignId: campaign.id,
      to: [{ email: to, name: 'Zoé' }],
      language: 'fr',
      message: 'À mardi !',
    },
  });
  await logInAs(page, request, { role: 'superadmin', language: 'en' });
  await page.goto('/superadmin/outbox');
  await expect(page.getByText('No mail server is set up')).toBeVisible();
  await page.getByRole('searchbox').fill(to);
  await expect(page.getByText('1 message', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: to, exact: true }).click();
  const mail = page.getByRole('dialog');
  await expect(mail.getByRole('figure').getByText('Bonjour Zoé,')).toBeVisible();
  await mail.getByText('Plain text').click();
  await expect(mail.locator('pre')).toContainText('> À mardi !');
  await expect(mail.locator('pre')).toContainText(`/${campaign.customUrl}?invitation=`);
  await expectAccessible(page);
});
