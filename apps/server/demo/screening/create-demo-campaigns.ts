import { DEFAULT_CUSTOMIZATION, EMPTY_TARGET, newScreeningCampaign } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import { statusValues } from '../../src/modules/campaigns/queries/campaign-store.ts';
import { screeningStore } from '../../src/modules/screening/queries/screening-campaigns.ts';
import { omitUndefined as present } from '../../src/database/omit-undefined.ts';
import { createCandidates } from './create-candidates.ts';
import { createInterviews } from './create-interviews.ts';
import { PEOPLE } from './candidate-names.ts';
import type { DemoCampaign } from './demo-campaign.ts';

const DAY = 24 * 3_600_000;
/** A closed campaign was open for this long. */
const OPEN_FOR = 45 * DAY;

/**
 * Validated by the contract's schema. Cities are not resolved, because loading the list would delay the first start by
 * seconds; a test checks that resolving them changes nothing.
 */
export const createDemoCampaigns = async (
  tx: Tx,
  organizationId: string,
  campaigns: readonly DemoCampaign[],
  userIds: ReadonlyMap<string, string>,
  now: Date,
): Promise<void> => {
  const waiting = { fr: [...PEOPLE.fr], en: [...PEOPLE.en] };
  for (const given of campaigns) {
    const { owner, daysAgo, body, candidates = { opened: 0, completed: 0 } } = given;
    const ownerId = userIds.get(owner);
    if (ownerId === undefined) throw new Error(`No ${owner} in the demonstration data.`);
    const { profile, customization, status, ...plain } = newScreeningCampaign.parse(body);
    const createdAt = new Date(now.getTime() - daysAgo * DAY);
    const closedAt = new Date(createdAt.getTime() + OPEN_FOR);
    const campaign = await screeningStore.insertCampaign(tx, {
      ...plain,
      ...statusValues(status, closedAt),
      organizationId,
      ownerId,
      profile: { ...EMPTY_TARGET, ...present(profile) },
      customization: { ...DEFAULT_CUSTOMIZATION, ...present(customization) },
      createdAt,
      updatedAt: status === 'closed' ? closedAt : createdAt,
    });
    const people = waiting[given.language ?? 'fr'].splice(
      0,
      candidates.opened + candidates.completed,
    );
    await createCandidates(tx, campaign, given, people, now);
    if (given.interview) await createInterviews(tx, campaign, given.interview, userIds, now);
  }
};
