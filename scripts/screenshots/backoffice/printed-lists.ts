import { scoredCampaign } from '../demonstration.ts';
import { savePrintedPage } from '../save-pdf.ts';
import type { ScreenshotSession } from '../screenshot-session.ts';

/** Lists in print. */
export const printedLists = async (session: ScreenshotSession): Promise<void> => {
  const { campaign } = await scoredCampaign(session);
  for (const [name, path] of Object.entries({
    campaigns: '/screening',
    candidates: `/screening/campaign/${campaign.id}`,
    users: '/admin/users',
    audit: '/admin/audit',
    retention: '/admin/retention',
    fairness: '/admin/fairness',
  })) {
    await session.open(path);
    await savePrintedPage(session, `list-${name}`);
  }
  await session.leave();
};
