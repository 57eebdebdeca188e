import { closedAudit, scoredCampaign } from './demonstration.ts';
import type { Sitter } from './studio.ts';

/** What a recruiter and an HR director have in front of them. */
export const memberScreens = async (sitter: Sitter): Promise<void> => {
  const { page, open, shoot, leave } = sitter;
  const { campaign, candidate, scored } = await scoredCampaign(sitter);
  await open(`/screening/campaign/${campaign.id}`);
  await shoot('screening/campaign');
  await open(`/screening/campaign/edit/${campaign.id}`);
  await shoot('screening/edit');
  await open(`/screening/applicant/${candidate.id}`);
  await shoot('screening/report');
  await page.locator('#personality .term-help button').first().click();
  await shoot('screening/report-term', false);
  await open(`/screening/applicant/${candidate.id}/personal`);
  await shoot('screening/personal-report');
  const ids = scored.slice(0, 3).map(({ id }) => id);
  await open(`/screening/campaign/${campaign.id}/compare?ids=${ids.join(',')}`);
  await shoot('screening/compare');
  const audit = await closedAudit(sitter);
  await open(`/profiling/campaign/${audit.id}`);
  await shoot('profiling/campaign');
  await open(`/profiling/campaign/filters/${audit.id}`);
  await shoot('profiling/filters');
  await open(`/profiling/campaign/report/${audit.organizationId}/${audit.id}`);
  await shoot('profiling/report');
  for (const path of ['/help/scores', '/help/glossary', '/help/recruiter', '/not-there']) {
    await open(path);
    await shoot(`other${path}`);
  }
  await leave();
};
