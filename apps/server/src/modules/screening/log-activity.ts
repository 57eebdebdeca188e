import type { Decision } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import { type ActivityActor, createActivityLogger, logActivities } from '../activity-log/index.ts';
import { campaignActivityLogger, type NamedCampaign } from '../campaigns/index.ts';

export const logCampaignActivity = campaignActivityLogger('screening');

interface LoggedCandidate {
  readonly id: string;
  readonly campaign: NamedCampaign;
}

/** Logged under the campaign's name: the log outlives the candidate's data and must not contain it. */
const describeCandidate = ({ id, campaign }: LoggedCandidate) =>
  ({
    organizationId: campaign.organizationId,
    target: { type: 'candidate', id, name: campaign.name },
  }) as const;

export const logCandidateActivity = createActivityLogger(describeCandidate);

interface DecisionChange {
  readonly id: string;
  readonly from: Decision;
  readonly to: Decision;
}

/** A line each, in one statement. */
export const logCandidateDecisions = (
  tx: Tx,
  actor: ActivityActor,
  campaign: NamedCampaign,
  changes: readonly DecisionChange[],
  now: Date,
): Promise<void> =>
  logActivities(
    tx,
    actor,
    changes.map(({ id, from, to }) => ({
      ...describeCandidate({ id, campaign }),
      action: 'decide',
      detail: { from, to },
    })),
    now,
  );
