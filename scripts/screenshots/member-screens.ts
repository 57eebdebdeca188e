import { closedAudit, scoredCampaign } from './demonstration.ts';
import type { Sitter } from './studio.ts';

/** What a recruiter and an HR director have in front of them. */
export const memberScreens = async (sitter: Sitter): Promise<void> => {
  const { open, shoot, leave } = sitter;
  const { campaign } = await scoredCampaign(sitter);
  await open(`/screening/campaign/${campaign.id}`);
  await shoot('screening/campaign');
  await open(`/screening/campaign/edit/${campaign.id}`);
  await shoot('screening/edit');
  const audit = await closedAudit(sitter);
  await open(`/profiling/campaign/${audit.id}`);
  await shoot('profiling/campaign');
  for (const path of ['/help/scores', '/help/glossary', '/help/recruiter', '/not-there']) {
    await open(path);
    await shoot(`other${path}`);
  }
  await leave();
};
