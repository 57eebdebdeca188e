import { expect, test } from '@playwright/test';
import { touch } from '../support/input-device.ts';
import { createCampaign, SHORT, shortLink } from './campaign.ts';
import { driveCandidate, enteredAnswers, loadStored } from './candidate-driver.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/**
 * Every jump of the page that no finger caused, with what jumped. A jump belongs to a touch, or to the page that
 * follows another, if it is drawn in the first two frames after it: the browser's own rule, half a second after the
 * touch, blames the page where a busy machine draws late.
 */
const noteJumps = (): void => {
  const jumps: string[] = [];
  const caused: { from: number; to: number }[] = [];
  Object.assign(window, { jumps });
  const expectJumps = (): void => {
    const frames = { from: performance.now(), to: Infinity };
    caused.push(frames);
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        frames.to = performance.now();
      }),
    );
  };
  for (const type of ['pointerdown', 'click', 'keydown', 'input'])
    addEventListener(type, expectJumps, { capture: true });
  let drawn = location.pathname;
  new MutationObserver(() => {
    if (location.pathname === drawn) return;
    drawn = location.pathname;
    expectJumps();
  }).observe(document, { childList: true, subtree: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const {
        value,
        startTime,
        hadRecentInput,
        sources = [],
      } = entry as unknown as {
        readonly value: number;
        readonly startTime: number;
        readonly hadRecentInput: boolean;
        readonly sources?: readonly { readonly node?: Element | null }[];
      };
      if (hadRecentInput || caused.some(({ from, to }) => startTime >= from && startTime <= to))
        continue;
      const what = sources.map(({ node }) => node?.className || node?.nodeName).join();
      jumps.push(`${value.toFixed(4)} ${location.pathname.slice(-4)} ${what}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
};

test('works on a phone four times slower, and nothing jumps', async ({ page, request }) => {
  const campaign = await createCampaign(request, SHORT);
  const someone = await driveCandidate(page, touch, 'fr', campaign, 51);
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
  expect(await loadStored(page, campaign)).toMatchObject({
    status: 'completed',
    ...enteredAnswers(someone),
  });
  const jumps: readonly string[] = await page.evaluate('window.jumps');
  const sum = jumps.reduce((total, jump) => total + Number.parseFloat(jump), 0);
  // A tenth of what counts as good: a page that follows another may be of another height, nothing else moves.
  expect(sum, jumps.join('\n')).toBeLessThan(0.01);
});
