import { LANGUAGES } from './people.ts';
import { scoredCampaign } from './demonstration.ts';
import { keepFile, keepPrint } from './paper.ts';
import type { Sitter } from './studio.ts';

const openAll = ({ page }: Sitter): Promise<void> =>
  page.evaluate(
    "for (const one of document.querySelectorAll('details')) one.setAttribute('open', '')",
  );

/** What is read of candidates: on screen with everything open, as a table, beside each other, on paper. */
export const reportScreens = async (sitter: Sitter): Promise<void> => {
  const { page, open, shoot, leave } = sitter;
  const { campaign, candidate, doubtful, scored } = await scoredCampaign(sitter);
  const report = `/screening/applicant/${candidate.id}`;
  await open(report);
  await shoot('screening/report');
  await keepPrint(sitter, 'report');
  await shoot('screening/report-term', false, async () => {
    await page.keyboard.press('Escape');
    await page.locator('#personality .term-help button').first().click();
  });
  await open(report);
  await openAll(sitter);
  for (const one of await page.locator('.report-picture figcaption button').all())
    await one.click();
  await shoot('screening/report-open');
  await open(`${report}/personal`);
  await shoot('screening/personal-report');
  await keepPrint(sitter, 'personal-report');
  if (doubtful) {
    await open(`/screening/applicant/${doubtful.id}`);
    await shoot('screening/report-doubtful');
  }
  const ids = scored.map(({ id }) => id);
  for (const count of [2, 4]) {
    await open(`/screening/campaign/${campaign.id}/compare?ids=${ids.slice(0, count).join(',')}`);
    await shoot(`screening/compare-${count}`);
  }
  await keepPrint(sitter, 'compare');
  for (const language of LANGUAGES)
    for (const kind of ['recruiter', 'personal']) {
      const path = `/screening/questionnaires/${candidate.id}/report.pdf`;
      await keepFile(sitter, `${kind}-${language}`, `${path}?kind=${kind}&language=${language}`);
    }
  await leave();
};
