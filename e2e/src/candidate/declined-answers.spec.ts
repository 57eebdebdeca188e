import { personalityItemsOn } from '@cadran/instruments/parts/personality';
import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expectNoSidewaysScroll } from '../support/expect-no-sideways-scroll.ts';
import { mouse } from '../support/input-device.ts';
import { createCampaign, shortLink } from './campaign.ts';
import { driveCandidate, loadStored } from './candidate-driver.ts';

const PERSONALITY = { profile: { personality: { target: null } }, questions: [] };
const SMALLEST_TARGET = 44;

test('a statement may be declined by touch and by keyboard, and is undone by answering', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const campaign = await createCampaign(request, PERSONALITY);
  const someone = await driveCandidate(page, mouse, 'en', campaign, 3);
  await page.goto(shortLink(campaign));
  await someone.start();
  await someone.answer({ name: 'contact', part: 2, page: 0 });
  await someone.next.click();
  await someone.expectAt(3, 0);

  const items = personalityItemsOn(0);
  const decline = page.getByRole('radio', { name: 'I prefer not to answer' });
  await expect(decline).toHaveCount(items.length);
  const label = page.locator('label').filter({ has: decline }).first();
  expect((await label.boundingBox())?.height).toBeGreaterThanOrEqual(SMALLEST_TARGET);
  await label.click();
  await expect(decline.first()).toBeChecked();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  // All of them by keyboard, from the one in focus: 0 declines and goes on to the next.
  for (const _item of items) await page.keyboard.press('0');
  await expect(decline.last()).toBeChecked();
  const [first = '', second = ''] = items;
  await page.locator(`[data-item="${first}"]`).getByRole('radio').nth(3).click();
  await expect(decline.first()).not.toBeChecked();
  await expect
    .poll(async () => (await loadStored(page, campaign)).answers.personality ?? {})
    .toMatchObject({ [first]: 4, [second]: 'declined' });
  await someone.next.click();
  await someone.expectAt(3, 1);
});
