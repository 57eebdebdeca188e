import { respondent } from '@cadran/i18n/respondent';
import { expect, type Page, test } from '@playwright/test';
import { createCampaignAs, shortLink } from '../support/candidate/campaign.ts';
import { driveCandidate } from '../support/candidate/candidate-driver.ts';
import { expectNoSidewaysScroll } from '../support/devices/expect-no-sideways-scroll.ts';
import { mouse } from '../support/devices/input-device.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { demoToken } from '../support/log-in.ts';
import { call, createTestUser, unique } from '../support/test-users.ts';

const PHONE = { width: 390, height: 844 };

/** On a phone and in full size: nothing to scroll sideways for, and no violation. */
const expectReadable = async (page: Page, name: string): Promise<void> => {
  const size = page.viewportSize() ?? PHONE;
  const folder = process.env['SCREENSHOTS'];
  for (const viewport of [PHONE, size]) {
    await page.setViewportSize(viewport);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    if (folder)
      await page.screenshot({ path: `${folder}/${name}-${viewport.width}.png`, fullPage: true });
  }
};

test('a candidate is told that answers are added up, and sends the voluntary form once', async ({
  page,
  request,
}) => {
  const { id: organizationId } = await call(request, 'POST', '/organizations', {
    token: await demoToken(request, 'superadmin'),
    data: { name: unique('Maison'), settings: { addUpAnswers: true } },
  });
  const { token } = await createTestUser(request, { organizationId });
  const campaign = await createCampaignAs(request, token, {
    profile: { motivations: { target: null } },
    questions: [],
  });
  const t = await respondent.volunteering.load('fr');
  const someone = await driveCandidate(page, mouse, 'fr', campaign, 5);
  await page.goto(shortLink(campaign));
  await expect(page.getByText(someone.words.notice.addedUp.text)).toBeVisible();
  await expectReadable(page, 'notice');
  await someone.start();
  for (const step of someone.steps) {
    await someone.answer(step);
    await someone.goOn(step);
  }
  await expect(page.getByRole('checkbox', { name: t.adding.refuse })).not.toBeChecked();
  await expectReadable(page, 'adding');
  await someone.finish();

  // By keyboard: open, one answer, send.
  await page.getByRole('button', { name: t.groups.open }).press('Enter');
  await expect(page.getByRole('radio', { name: t.groups.unsaid })).toHaveCount(2);
  await expectReadable(page, 'group-form');
  await page.getByRole('radio', { name: t.groups.sexes.female }).press('Space');
  await page.getByRole('button', { name: t.groups.send, exact: true }).press('Enter');
  await expect(page.getByText(t.groups.sent)).toBeVisible();
  await expectReadable(page, 'sent');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: t.groups.open })).toHaveCount(0);
});
