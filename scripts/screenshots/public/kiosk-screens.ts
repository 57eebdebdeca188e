import { type MadeCampaign, shortLink } from '../../../e2e/support/candidate/campaign.ts';
import { driveCandidate } from '../../../e2e/support/candidate/candidate-driver.ts';
import { mouse } from '../../../e2e/support/devices/input-device.ts';
import type { SessionFactory } from '../screenshot-session.ts';

const IDLE = 92_000;

/** A shared device: asks whether somebody is still there, and clears everything at the end. */
export const kioskScreens = async (
  sessions: SessionFactory,
  campaign: MadeCampaign,
): Promise<void> => {
  const { page, language, capture, leave } = await sessions.openAnonymous();
  const someone = await driveCandidate(page, mouse, language, campaign, 4);
  await page.clock.install();
  await page.goto(`${shortLink(campaign)}?kiosk=1`);
  await someone.start();
  // Only then it watches whether somebody is there.
  await page.getByRole('textbox').first().waitFor();
  await page.clock.runFor(IDLE);
  await page.getByRole('dialog').waitFor();
  await capture('candidate/kiosk-idle', false);
  await page.getByRole('button', { name: someone.words.engine.kiosk.stay }).click();
  await page.clock.resume();
  for (const step of someone.steps) {
    await someone.answer(step);
    await someone.goOn(step);
  }
  await someone.finish();
  await capture('candidate/kiosk-end');
  await leave();
};
