import type { Module } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import { campaignPolicy, type Member } from '@cadran/policies';
import { AppError, invalid } from '../../app-error.ts';
import { authorise } from '../../authorise.ts';
import type { CampaignSummaryRow } from '../../queries/campaign-store.ts';
import { findColleague } from '../../queries/users.ts';
import { changeDetail, changedFields } from '../changed-fields.ts';
import { auditCampaignOf } from './audit-campaign.ts';

/** The version that was read, and a new owner if there is one: what every change of a campaign must pass. */
export const checkChange = async (
  tx: Tx,
  actor: Member,
  campaign: CampaignSummaryRow,
  { version, ownerId }: { readonly version: number; readonly ownerId?: string | undefined },
): Promise<void> => {
  if (version !== campaign.version) throw new AppError('conflict');
  if (ownerId === undefined || ownerId === campaign.ownerId) return;
  authorise(campaignPolicy.changeOwner, actor, campaign);
  const { organizationId } = campaign;
  // A foreign, a missing and an inactive user are refused alike.
  if (!(await findColleague(tx, { organizationId, id: campaign.ownerId }, ownerId)))
    throw invalid({ ownerId: 'one_of' });
};

/** Kept with the status, not sent by anybody. */
const IMPLIED = ['closedAt', 'firstOpenedAt'];

/** Stores what really changes, and says so in the audit log. */
export const saveChange = async <Row extends CampaignSummaryRow, Values extends object>(
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
  const told = fields.filter((field) => !IMPLIED.includes(field));
  await auditCampaignOf(module)(tx, actor, 'update', changed, now, {
    ...changeDetail(campaign, changed, told),
    ...(told.includes('ownerId') && {
      'ownerId.from': campaign.ownerName,
      'ownerId.to': changed.ownerName,
    }),
  });
  return changed;
};
