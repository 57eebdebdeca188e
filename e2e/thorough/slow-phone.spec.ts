import { expect, type Page, test } from '@playwright/test';
import { touch } from '../support/devices/input-device.ts';
import { createCampaign, shortLink } from '../support/candidate/campaign.ts';
import {
  driveCandidate,
  enteredAnswers,
  loadStored,
} from '../support/candidate/candidate-driver.ts';

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  contextOptions: { reducedMotion: 'reduce' },
});

/** Pages on which an answer could push others away. */
const ASKED = {
  profile: {
    values: { target: null },
    motivations: { target: null },
    studies: { target: null },
  },
  questions: [],
};

/** Where everything that can be tapped is on the page, however far it is scrolled. */
const places = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main :is([data-item], form label, form button)')]
      .filter((element) => element.closest('[data-item]') === element || !element.closest('li'))
      .map((element) => Math.round(element.getBoundingClientRect().top + scrollY)),
  );

test('works on a phone four times slower, and no answer moves another', async ({
  page,
  request,
}) => {
  const campaign = await createCampaign(request, ASKED);
  const someone = await driveCandidate(page, touch, 'fr', campaign, 51);
  const slow = await page.context().newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(shortLink(campaign));
  await someone.start();
  for (const step of someone.steps) {
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    // The bar with Next follows the finger: it is measured at the top of the page.
    const before = await places(page);
    await someone.answer(step);
    await page.evaluate('scrollTo(0, 0)');
    expect(await places(page), step.name).toEqual(before);
    await someone.goOn(step);
  }
  await someone.finish();
  expect(await loadStored(page, campaign)).toMatchObject({
    status: 'completed',
    ...enteredAnswers(someone),
  });
});
