import { expect, test } from '@playwright/test';
import { touch } from '../support/hand.ts';
import { createCampaign, SHORT, shortLink } from './campaign.ts';
import { candidate, entered, stored } from './walk-through.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** Every jump of the page that nobody's finger caused, with what jumped. */
const noteJumps = (): void => {
  const jumps: string[] = [];
  Object.assign(window, { jumps });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const {
        value,
        hadRecentInput,
        sources = [],
      } = entry as unknown as {
        readonly value: number;
        readonly hadRecentInput: boolean;
        readonly sources?: readonly { readonly node?: Element | null }[];
      };
      if (hadRecentInput) continue;
      const what = sources.map(({ node }) => node?.className || node?.nodeName).join();
      jumps.push(`${value.toFixed(4)} ${location.pathname.slice(-4)} ${what}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
};

test('works on a phone four times slower, and nothing jumps', async ({ page, request }) => {
  const campaign = await createCampaign(request, SHORT);
  const someone = await candidate(page, touch, 'fr', campaign, 51);
  await page.addInitScript(noteJumps);
  const slow = await page.context().newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(shortLink(campaign));
  await someone.start();
  for (const step of someone.steps) {
    await someone.answer(step);
    await someone.goOn(step);
  }
  await someone.finish();
  expect(await stored(page, campaign)).toMatchObject({ status: 'completed', ...entered(someone) });
  const jumps: readonly string[] = await page.evaluate('window.jumps');
  const sum = jumps.reduce((total, jump) => total + Number.parseFloat(jump), 0);
  // A tenth of what counts as good: a page that follows another may be of another height, nothing else moves.
  expect(sum, jumps.join('\n')).toBeLessThan(0.01);
});
