import { type MadeCampaign, shortLink } from '../../e2e/src/candidate/campaign.ts';
import { candidate } from '../../e2e/src/candidate/walk-through.ts';
import { mouse } from '../../e2e/src/support/hand.ts';
import type { Studio } from './studio.ts';

const IDLE = 92_000;

/** A device that many use: it asks whether anybody is still there, and forgets at the end. */
export const kioskScreens = async (studio: Studio, campaign: MadeCampaign): Promise<void> => {
  const { page, language, shoot, leave } = await studio.receive();
  const someone = await candidate(page, mouse, language, campaign, 4);
  await page.clock.install();
  await page.goto(`${shortLink(campaign)}?kiosk=1`);
  await someone.start();
  await page.clock.runFor(IDLE);
  await page.getByRole('dialog').waitFor();
  await shoot('candidate/kiosk-idle', false);
  await page.getByRole('button', { name: someone.words.engine.kiosk.stay }).click();
  await page.clock.resume();
  for (const step of someone.steps) {
    await someone.answer(step);
    await someone.goOn(step);
  }
  await someone.finish();
  await shoot('candidate/kiosk-end');
  await leave();
};
