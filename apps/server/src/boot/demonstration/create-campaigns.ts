import { DEFAULT_CUSTOMIZATION, EMPTY_PROFILE, newScreeningCampaign } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import { statusValues } from '../../queries/campaign-store.ts';
import { screeningStore } from '../../queries/screening-campaigns.ts';
import { given as present } from '../../services/given.ts';
import { createCandidates } from './candidates/create-candidates.ts';
import { PEOPLE } from './candidates/people.ts';
import type { DemonstrationCampaign } from './demonstration-campaign.ts';

const DAY = 24 * 3_600_000;
/** A closed campaign was open for this long. */
const OPEN_FOR = 45 * DAY;

/**
 * Checked by the form's own schema. Cities are not looked up again, which would keep the first start waiting
 * for seconds: a test compares these campaigns with what the form would store.
 */
export const createDemonstrationCampaigns = async (
  tx: Tx,
  organizationId: string,
  campaigns: readonly DemonstrationCampaign[],
  userIds: ReadonlyMap<string, string>,
  now: Date,
): Promise<void> => {
  const waiting = { fr: [...PEOPLE.fr], en: [...PEOPLE.en] };
  for (const given of campaigns) {
    const { owner, daysAgo, body, applicants = { opened: 0, completed: 0 } } = given;
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
      profile: { ...EMPTY_PROFILE, ...present(profile) },
      customization: { ...DEFAULT_CUSTOMIZATION, ...present(customization) },
      createdAt,
      updatedAt: status === 'closed' ? closedAt : createdAt,
    });
    const people = waiting[given.language ?? 'fr'].splice(
      0,
      applicants.opened + applicants.completed,
    );
    await createCandidates(tx, campaign, given, people, now);
  }
};
