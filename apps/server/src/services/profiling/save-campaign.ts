import { type BodyOf, type contract, DEFAULT_CUSTOMIZATION } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import type { Member } from '@cadran/policies';
import { statusValues } from '../../queries/campaign-store.ts';
import { findOrganization } from '../../queries/organizations.ts';
import {
  type ProfilingCampaignRow,
  type ProfilingCampaignValues,
  profilingStore,
} from '../../queries/profiling-campaigns.ts';
import { findCampaignLogo, saveCampaignLogo } from '../../queries/profiling-logos.ts';
import { storableTexts } from '../campaign/custom-texts.ts';
import { checkChange, saveChange } from '../campaign/save-change.ts';
import { given } from '../given.ts';
import { snapshotOnClosing } from './results/request-snapshot.ts';
import { checkCampaign, openingValues, refuseFrozen } from './campaign-rules.ts';

type NewCampaign = BodyOf<typeof contract.profiling.createCampaign>;
type Change = BodyOf<typeof contract.profiling.updateCampaign>;

const minimumOf = async (tx: Tx, organizationId: string): Promise<number> =>
  (await findOrganization(tx, organizationId)).minimumGroup;

/** Who creates a campaign owns it. */
export const createProfilingCampaign = async (
  tx: Tx,
  owner: Pick<Member, 'organizationId' | 'id'>,
  body: NewCampaign,
  now: Date,
): Promise<ProfilingCampaignRow> => {
  const { organizationId } = owner;
  const minimum = await minimumOf(tx, organizationId);
  const { customization, status, minimumGroup = minimum, ...plain } = body;
  checkCampaign({ ...plain, minimumGroup }, minimum);
  return profilingStore.insertCampaign(tx, {
    ...plain,
    minimumGroup,
    ...openingValues({ firstOpenedAt: null, minimumGroup }, status, minimum, now),
    organizationId,
    ownerId: owner.id,
    customization: storableTexts({ ...DEFAULT_CUSTOMIZATION, ...given(customization) }),
    createdAt: now,
    updatedAt: now,
  });
};

/** Saves what was sent over what there is, if nobody else saved since it was read. */
export const changeProfilingCampaign = async (
  tx: Tx,
  actor: Member,
  campaign: ProfilingCampaignRow,
  change: Change,
  now: Date,
): Promise<ProfilingCampaignRow> => {
  await checkChange(tx, actor, campaign, change);
  const { version: _, customization, status, ...plain } = change;
  const sent: Partial<ProfilingCampaignValues> = given({
    ...plain,
    ...(customization && {
      customization: storableTexts({ ...campaign.customization, ...given(customization) }),
    }),
  });
  refuseFrozen(campaign, sent);
  const minimum = await minimumOf(tx, campaign.organizationId);
  const { firstOpenedAt } = campaign;
  const merged = {
    units: sent.units ?? campaign.units,
    mandatory: sent.mandatory ?? campaign.mandatory,
    minimumGroup: sent.minimumGroup ?? campaign.minimumGroup,
  };
  // A minimum that was fixed under a lower one of the organisation stays as it was promised.
  checkCampaign(merged, firstOpenedAt === null ? minimum : campaign.minimumGroup);
  const values =
    status === undefined || status === campaign.status
      ? sent
      : { ...sent, ...openingValues({ ...merged, firstOpenedAt }, status, minimum, now) };
  const changed = await saveChange('profiling', profilingStore, tx, actor, campaign, values, now);
  if (campaign.status === 'open' && changed.status === 'closed')
    await snapshotOnClosing(tx, changed, now);
  return changed;
};

/** With the same units, values and words, its logo too; closed, and with a minimum group still to be chosen. */
export const copyProfilingCampaign = async (
  tx: Tx,
  campaign: ProfilingCampaignRow,
  own: Pick<ProfilingCampaignValues, 'organizationId' | 'ownerId' | 'name' | 'customUrl'>,
  now: Date,
): Promise<ProfilingCampaignRow> => {
  const minimum = await minimumOf(tx, campaign.organizationId);
  const copy = await profilingStore.insertCampaign(tx, {
    ...own,
    ...statusValues('closed', now),
    redirectUrl: campaign.redirectUrl,
    subject: campaign.subject,
    units: campaign.units,
    unitGroups: campaign.unitGroups,
    mandatory: campaign.mandatory,
    valuesSets: campaign.valuesSets,
    minimumGroup: Math.max(campaign.minimumGroup, minimum),
    logoEtag: campaign.logoEtag,
    customization: campaign.customization,
    createdAt: now,
    updatedAt: now,
  });
  if (campaign.logoEtag !== null) {
    const { content, width, height } = await findCampaignLogo(tx, campaign);
    await saveCampaignLogo(tx, copy, { content, width, height });
  }
  return copy;
};
