import { LANGUAGES } from '../demo-users.ts';
import { scoredCampaign } from '../demonstration.ts';
import { savePdf, savePrintedPage } from '../save-pdf.ts';
import type { ScreenshotSession } from '../screenshot-session.ts';

const openAll = ({ page }: ScreenshotSession): Promise<void> =>
  page.evaluate(
    "for (const one of document.querySelectorAll('details')) one.setAttribute('open', '')",
  );

/** Candidate reports: on screen with everything expanded, as tables, compared, printed. */
export const reportScreens = async (session: ScreenshotSession): Promise<void> => {
  const { page, open, capture, leave } = session;
  const { campaign, candidate, doubtful, scored } = await scoredCampaign(session);
  const report = `/screening/applicant/${candidate.id}`;
  await open(report);
  await capture('screening/report');
  await open(report);
  await capture('screening/report-first-screen', false);
  await savePrintedPage(session, 'report');
  await capture('screening/report-term', false, async () => {
    await page.keyboard.press('Escape');
    await page.locator('#personality button[popovertarget]').first().click();
  });
  await open(report);
  await openAll(session);
  for (const one of await page.locator('figure[data-kind] figcaption > span > button').all())
    await one.click();
  await capture('screening/report-open');
  await open(`${report}/personal`);
  await capture('screening/personal-report');
  await savePrintedPage(session, 'personal-report');
  await open(`${report}/interview`);
  await capture('screening/interview');
  await savePrintedPage(session, 'interview');
  if (doubtful) {
    await open(`/screening/applicant/${doubtful.id}`);
    await capture('screening/report-doubtful');
  }
  const ids = scored.map(({ id }) => id);
  for (const count of [2, 4]) {
    await open(`/screening/campaign/${campaign.id}/compare?ids=${ids.slice(0, count).join(',')}`);
    await capture(`screening/compare-${count}`);
  }
  await savePrintedPage(session, 'compare');
  for (const language of LANGUAGES)
    for (const kind of ['recruiter', 'personal']) {
      const path = `/screening/questionnaires/${candidate.id}/report.pdf`;
      await savePdf(session, `${kind}-${language}`, `${path}?kind=${kind}&language=${language}`);
    }
  await leave();
};
