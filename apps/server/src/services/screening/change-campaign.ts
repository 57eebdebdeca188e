import type { BodyOf, contract } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import { campaignPolicy, type Member } from '@cadran/policies';
import { AppError, invalid } from '../../app-error.ts';
import { authorise } from '../../authorise.ts';
import {
  statusValues,
  updateCampaign,
  type CampaignRow,
  type CampaignValues,
} from '../../queries/screening-campaigns.ts';
import { findColleague } from '../../queries/users.ts';
import { changedFields } from '../changed-fields.ts';
import { given } from '../given.ts';
import { auditCampaign } from './audit-campaign.ts';
import { storableTexts } from './custom-texts.ts';
import { storableProfile } from './storable-profile.ts';

type Change = BodyOf<typeof contract.screening.updateCampaign>;

const refuseStrangeOwner = async (
  tx: Tx,
  actor: Member,
  campaign: CampaignRow,
  ownerId: string,
): Promise<void> => {
  authorise(campaignPolicy.changeOwner, actor, campaign);
  const { organizationId } = campaign;
  // A foreign, a missing and an inactive user are refused alike.
  if (!(await findColleague(tx, { organizationId, id: campaign.ownerId }, ownerId)))
    throw invalid({ ownerId: 'one_of' });
};

/** Saves what was sent over what there is, if nobody else saved since it was read. */
export const changeCampaign = async (
  tx: Tx,
  actor: Member,
  campaign: CampaignRow,
  change: Change,
  now: Date,
): Promise<CampaignRow> => {
  const { version, profile, customization, status, ...plain } = change;
  if (version !== campaign.version) throw new AppError('conflict');
  if (plain.ownerId !== undefined && plain.ownerId !== campaign.ownerId)
    await refuseStrangeOwner(tx, actor, campaign, plain.ownerId);
  const values: Partial<CampaignValues> = given({
    ...plain,
    ...(profile && {
      profile: await storableProfile({ ...campaign.profile, ...given(profile) }),
    }),
    ...(customization && {
      customization: storableTexts({ ...campaign.customization, ...given(customization) }),
    }),
    ...(status !== undefined && status !== campaign.status && statusValues(status, now)),
  });
  const fields = changedFields<Partial<CampaignValues>>(campaign, values);
  if (fields.length === 0) return campaign;
  const changed = await updateCampaign(tx, campaign, values, now);
  await auditCampaign(tx, actor, 'update', changed, now, {
    fields: fields.filter((field) => field !== 'closedAt'),
  });
  return changed;
};
