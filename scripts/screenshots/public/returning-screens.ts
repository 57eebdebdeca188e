import { privacy } from '@cadran/i18n/privacy';
import { type MadeCampaign, shortLink } from '../../../e2e/support/candidate/campaign.ts';
import { beginAsCandidate } from '../../../e2e/support/screening/make-campaign.ts';
import { wordsOf } from '../../../e2e/support/respondent-words.ts';
import { waitUntilIdle, type SessionFactory } from '../screenshot-session.ts';

const WRONG = 'ABCD-EFGH-JKMN-PQRS';
const CONTACT = {
  firstName: 'Marie-Antoinette-Joséphine',
  lastName: 'de La Rochefoucauld-Montmorency-Laval',
  email: 'marie-antoinette-josephine.de-la-rochefoucauld-montmorency@example.org',
};

/** Returning with a code: to continue, to see the stored data, to erase it. */
export const returningScreens = async (
  sessions: SessionFactory,
  campaign: MadeCampaign,
): Promise<void> => {
  const { page, language, open, capture, leave } = await sessions.openAnonymous();
  const { entry } = await wordsOf(language);
  const t = await privacy.load(language);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const { resumeCode } = await beginAsCandidate(page.request, campaign.id, CONTACT);
  await open(shortLink(campaign));
  // In either language.
  await page.getByRole('button', { name: entry.resume.offer }).click();
  await capture('candidate/resume');
  await page.getByLabel(entry.resume.code).fill(WRONG);
  await button(entry.resume.submit).click();
  await page.getByRole('alert').waitFor();
  await capture('candidate/resume-refused');
  await page.getByLabel(entry.resume.code).fill(resumeCode);
  await button(entry.resume.submit).click();
  await page.getByRole('progressbar').waitFor();
  await open(shortLink(campaign));
  await capture('candidate/welcome-back');

  const data = `/screening/questionnaire/${campaign.organizationId}/${campaign.id}/data`;
  await page.evaluate('localStorage.clear()');
  await open(data);
  await capture('candidate/data-code');
  await page.getByLabel(t.code.label).fill(WRONG);
  await button(t.code.submit).click();
  await page.getByRole('alert').waitFor();
  await capture('candidate/data-code-refused');
  await page.getByLabel(t.code.label).fill(resumeCode);
  await button(t.code.submit).click();
  await button(t.erase.open).waitFor();
  await capture('candidate/data');
  await page.evaluate(
    "for (const held of document.querySelectorAll('details')) held.setAttribute('open', '')",
  );
  await capture('candidate/data-open');
  await button(t.erase.open).click();
  await capture('candidate/erase');
  await button(t.erase.confirm).click();
  await page.getByRole('alert').waitFor();
  await capture('candidate/erase-refused');
  await page.getByLabel(t.erase.code).fill(resumeCode);
  await button(t.erase.confirm).click();
  await page.getByRole('heading', { name: t.erased.title }).waitFor();
  await waitUntilIdle(page);
  await capture('candidate/erased');
  await leave();
};
