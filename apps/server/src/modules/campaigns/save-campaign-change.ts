import type { Module } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import { campaignPolicy, type Member } from '@cadran/policies';
import { AppError, invalid } from '../../http/app-error.ts';
import { authorise } from '../../http/authorise.ts';
import type { CampaignSummaryRow } from './queries/campaign-store.ts';
import { campaignActivityLogger } from './log-activity.ts';
import { describeChange, changedFields } from '../activity-log/index.ts';
import { findActiveColleague } from '../users/index.ts';

/** Checks the version that was read and the new owner, if any. */
export const checkCampaignChange = async (
  tx: Tx,
  actor: Member,
  campaign: CampaignSummaryRow,
  { version, ownerId }: { readonly version: number; readonly ownerId?: string | undefined },
): Promise<void> => {
  if (version !== campaign.version) throw new AppError('conflict');
  if (ownerId === undefined || ownerId === campaign.ownerId) return;
  authorise(campaignPolicy.changeOwner, actor, campaign);
  const { organizationId } = campaign;
  // The same error for a foreign, a missing and an inactive user.
  if (!(await findActiveColleague(tx, { organizationId, id: campaign.ownerId }, ownerId)))
    throw invalid({ ownerId: 'one_of' });
};

/** Derived from the status, so not logged on their own. */
const DERIVED_FIELDS = ['closedAt', 'firstOpenedAt', 'codeSecret'];

/** Stores what differs and logs it. */
export const saveCampaignChange = async <Row extends CampaignSummaryRow, Values extends object>(
  module: Module,
  store: {
    updateCampaign(tx: Tx, of: CampaignSummaryRow, values: Values, now: Date): Promise<Row>;
  },
  tx: Tx,
  actor: Member,
  campaign: NoInfer<Row>,
  values: Values,
  now: Date,
): Promise<Row> => {
  const fields = changedFields<object>(campaign, values) as string[];
  if (fields.length === 0) return campaign;
  const changed = await store.updateCampaign(tx, campaign, values, now);
  const logged = fields.filter((field) => !DERIVED_FIELDS.includes(field));
  await campaignActivityLogger(module)(tx, actor, 'update', changed, now, {
    ...describeChange(campaign, changed, logged),
    ...(logged.includes('ownerId') && {
      'ownerId.from': campaign.ownerName,
      'ownerId.to': changed.ownerName,
    }),
  });
  return changed;
};
