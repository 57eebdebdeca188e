import { scoredCampaign } from './demonstration.ts';
import { keepPrint } from './paper.ts';
import type { Sitter } from './studio.ts';

/** Lists as a printer takes them. */
export const printedLists = async (sitter: Sitter): Promise<void> => {
  const { campaign } = await scoredCampaign(sitter);
  for (const [name, path] of Object.entries({
    campaigns: '/screening',
    candidates: `/screening/campaign/${campaign.id}`,
    users: '/admin/users',
    audit: '/admin/audit',
    retention: '/admin/retention',
    fairness: '/admin/fairness',
  })) {
    await sitter.open(path);
    await keepPrint(sitter, `list-${name}`);
  }
  await sitter.leave();
};
