import { type MadeCampaign, shortLink } from '../../../e2e/support/candidate/campaign.ts';
import { driveCandidate } from '../../../e2e/support/candidate/candidate-driver.ts';
import { mouse } from '../../../e2e/support/devices/input-device.ts';
import type { SessionFactory } from '../screenshot-session.ts';
import { captureEveryStep } from './capture-every-step.ts';

const SEED = 3;

/** From the choice of language to the personal report, with a lost connection in between. */
export const candidateScreens = async (
  sessions: SessionFactory,
  campaign: MadeCampaign,
): Promise<void> => {
  const session = await sessions.openAnonymous();
  const { page, language, open, capture, leave } = session;
  const someone = await driveCandidate(page, mouse, language, campaign, SEED);
  const { engine, conclusion, notice, facts } = someone.words;
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await open(shortLink(campaign));
  await button({ fr: 'Français', en: 'English' }[language]).click();
  await button(notice.start).waitFor();
  await capture('candidate/notice');
  await button(notice.start).click();
  await capture('candidate/notice-refused');
  await open(shortLink(campaign));
  await someone.start();
  await captureEveryStep(session, someone, 'candidate', async ({ name, page: number }) => {
    if (name === 'job') {
      const field = page.getByRole('combobox', { name: facts.job.professions });
      await field.fill('a');
      await page.getByRole('option').first().waitFor();
      await capture('candidate/searching', false);
      await field.fill('zzzz');
      await page.getByRole('option', { name: 'zzzz' }).waitFor();
      await capture('candidate/kept-as-typed', false);
      await field.fill('');
    }
    if (name !== 'values' || number !== 1) return;
    await page.context().setOffline(true);
    await page.getByRole('radio').first().click();
    await page.locator('[data-testid=save-note][data-state=offline]').waitFor();
    await capture('candidate/offline');
    await page.context().setOffline(false);
    await page.locator('[data-testid=save-note][data-state=saved]').waitFor();
    await page.getByRole('button', { name: engine.later.open }).click();
    await capture('candidate/later', false);
    await page.getByRole('dialog').getByRole('button', { name: engine.later.close }).click();
  });
  await capture('candidate/ready');
  await page.context().setOffline(true);
  await someone.send.click();
  await page.getByText(conclusion.ready.offline).waitFor();
  await capture('candidate/ready-offline');
  await page.context().setOffline(false);
  await page.getByRole('heading', { name: conclusion.thanks.title }).waitFor();
  await capture('candidate/thanks');
  await button(conclusion.thanks.readReport).click();
  await page.getByTestId('own-report').getByTestId('report').waitFor();
  await capture('candidate/own-report');
  await open(shortLink(campaign));
  await capture('candidate/already-answered');
  await leave();
};
