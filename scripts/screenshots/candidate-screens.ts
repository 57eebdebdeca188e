import { type MadeCampaign, shortLink } from '../../e2e/src/candidate/campaign.ts';
import { candidate } from '../../e2e/src/candidate/walk-through.ts';
import { mouse } from '../../e2e/src/support/hand.ts';
import type { Studio } from './studio.ts';
import { walkThrough } from './walk.ts';

const SEED = 3;

/** From the choice of the language to the own portrait, with the network lost on the way. */
export const candidateScreens = async (studio: Studio, campaign: MadeCampaign): Promise<void> => {
  const sitter = await studio.receive();
  const { page, language, open, shoot, leave } = sitter;
  const someone = await candidate(page, mouse, language, campaign, SEED);
  const { engine, conclusion, notice, facts } = someone.words;
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await open(shortLink(campaign));
  await shoot('candidate/language');
  await button({ fr: 'Français', en: 'English' }[language]).click();
  await button(notice.start).waitFor();
  await shoot('candidate/notice');
  await button(notice.start).click();
  await shoot('candidate/notice-refused');
  await open(shortLink(campaign));
  await someone.start();
  await walkThrough(sitter, someone, 'candidate', async ({ name, page: number }) => {
    if (name === 'job') {
      const field = page.getByRole('combobox', { name: facts.job.professions });
      await field.fill('a');
      await page.getByRole('option').first().waitFor();
      await shoot('candidate/searching', false);
      await field.fill('zzzz');
      await page.getByRole('paragraph').filter({ hasText: engine.picker.none }).waitFor();
      await shoot('candidate/nothing-found', false);
      await field.fill('');
    }
    if (name !== 'values' || number !== 1) return;
    await page.context().setOffline(true);
    await page.getByRole('radio').first().click();
    await page.locator('.save-note[data-state=offline]').waitFor();
    await shoot('candidate/offline');
    await page.context().setOffline(false);
    await page.locator('.save-note[data-state=saved]').waitFor();
    await page.getByRole('button', { name: engine.later.open }).click();
    await shoot('candidate/later', false);
    await page.getByRole('dialog').getByRole('button', { name: engine.later.close }).click();
  });
  await shoot('candidate/ready');
  await page.context().setOffline(true);
  await someone.send.click();
  await page.getByText(conclusion.ready.offline).waitFor();
  await shoot('candidate/ready-offline');
  await page.context().setOffline(false);
  await page.getByRole('heading', { name: conclusion.thanks.title }).waitFor();
  await shoot('candidate/thanks');
  await button(conclusion.thanks.readReport).click();
  await page.locator('.own-report .report').waitFor();
  await shoot('candidate/own-report');
  await open(shortLink(campaign));
  await shoot('candidate/already-answered');
  await leave();
};
