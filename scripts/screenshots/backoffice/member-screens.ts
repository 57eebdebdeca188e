import { closedAudit, scoredCampaign } from '../demonstration.ts';
import type { ScreenshotSession } from '../screenshot-session.ts';

/** The start pages of a recruiter and an HR director. */
export const memberScreens = async (session: ScreenshotSession): Promise<void> => {
  const { open, capture, leave } = session;
  const { campaign } = await scoredCampaign(session);
  await open(`/screening/campaign/${campaign.id}`);
  await capture('screening/campaign');
  await open(`/screening/campaign/edit/${campaign.id}`);
  await capture('screening/edit');
  const audit = await closedAudit(session);
  await open(`/profiling/campaign/${audit.id}`);
  await capture('profiling/campaign');
  for (const path of ['/help/scores', '/help/glossary', '/help/recruiter', '/not-there']) {
    await open(path);
    await capture(`other${path}`);
  }
  await leave();
};
