import { rights } from '@cadran/i18n/rights';
import { type MadeCampaign, shortLink } from '../../e2e/src/candidate/campaign.ts';
import { beginAsCandidate } from '../../e2e/src/screening/make-campaign.ts';
import { wordsOf } from '../../e2e/src/support/respondent-words.ts';
import { settled, type Studio } from './studio.ts';

const WRONG = 'ABCD-EFGH-JKMN-PQRS';
const CONTACT = {
  firstName: 'Marie-Antoinette-Joséphine',
  lastName: 'de La Rochefoucauld-Montmorency-Laval',
  email: 'marie-antoinette-josephine.de-la-rochefoucauld-montmorency@example.org',
};

/** Who comes back with a code: to go on, to see what is held, to have it erased. */
export const returningScreens = async (studio: Studio, campaign: MadeCampaign): Promise<void> => {
  const { page, language, open, shoot, leave } = await studio.receive();
  const { entry } = await wordsOf(language);
  const t = await rights.load(language);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const { resumeCode } = await beginAsCandidate(page.request, campaign.id, CONTACT);
  await open(shortLink(campaign));
  // It says the same in the other language too.
  await page.getByRole('button', { name: entry.resume.offer }).click();
  await shoot('candidate/resume');
  await page.getByLabel(entry.resume.code).fill(WRONG);
  await button(entry.resume.submit).click();
  await page.getByRole('alert').waitFor();
  await shoot('candidate/resume-refused');
  await page.getByLabel(entry.resume.code).fill(resumeCode);
  await button(entry.resume.submit).click();
  await page.locator('.progress').waitFor();
  await open(shortLink(campaign));
  await shoot('candidate/welcome-back');

  const data = `/screening/questionnaire/${campaign.organizationId}/${campaign.id}/data`;
  await page.evaluate('localStorage.clear()');
  await open(data);
  await shoot('candidate/data-code');
  await page.getByLabel(t.code.label).fill(WRONG);
  await button(t.code.submit).click();
  await page.getByRole('alert').waitFor();
  await shoot('candidate/data-code-refused');
  await page.getByLabel(t.code.label).fill(resumeCode);
  await button(t.code.submit).click();
  await button(t.erase.open).waitFor();
  await shoot('candidate/data');
  await page.evaluate(
    "for (const held of document.querySelectorAll('details')) held.setAttribute('open', '')",
  );
  await shoot('candidate/data-open');
  await button(t.erase.open).click();
  await shoot('candidate/erase');
  await button(t.erase.confirm).click();
  await page.getByRole('alert').waitFor();
  await shoot('candidate/erase-refused');
  await page.getByLabel(t.erase.code).fill(resumeCode);
  await button(t.erase.confirm).click();
  await page.getByRole('heading', { name: t.erased.title }).waitFor();
  await settled(page);
  await shoot('candidate/erased');
  await leave();
};
