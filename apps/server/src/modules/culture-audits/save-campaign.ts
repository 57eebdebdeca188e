import {
  type BodyOf,
  type contract,
  DEFAULT_CUSTOMIZATION,
  fieldNames,
  pick,
  profilingFields,
} from '@cadran/contract';
import type { Tx } from '@cadran/db';
import type { Member } from '@cadran/policies';
import {
  type ProfilingCampaignRow,
  type ProfilingCampaignValues,
  profilingStore,
} from './queries/campaigns.ts';
import { findCampaignLogo, saveCampaignLogo } from './queries/logos.ts';
import { omitUndefined } from '../../database/omit-undefined.ts';
import { requestClosing } from './snapshots/request-snapshot.ts';
import { checkCampaign, openingValues, refuseFrozen } from './campaign-rules.ts';
import {
  checkCampaignChange,
  type NewCampaignOwner,
  saveCampaignChange,
  statusValues,
  sanitizeCustomization,
} from '../campaigns/index.ts';
import { findOrganization } from '../organizations/index.ts';
import { keepChangedVersion } from './papers/keep-version.ts';

type NewCampaign = BodyOf<typeof contract.profiling.createCampaign>;
type Change = BodyOf<typeof contract.profiling.updateCampaign>;

const minimumOf = async (tx: Tx, organizationId: string): Promise<number> =>
  (await findOrganization(tx, organizationId)).minimumGroup;

export const createProfilingCampaign = async (
  tx: Tx,
  owner: NewCampaignOwner,
  body: NewCampaign,
  now: Date,
): Promise<ProfilingCampaignRow> => {
  const { organizationId } = owner;
  const minimum = await minimumOf(tx, organizationId);
  const { customization, status, minimumGroup = minimum, ...plain } = body;
  checkCampaign({ ...plain, minimumGroup }, minimum);
  const created = await profilingStore.insertCampaign(tx, {
    ...plain,
    minimumGroup,
    ...openingValues({ firstOpenedAt: null, minimumGroup }, status, minimum, now),
    organizationId,
    ownerId: owner.id,
    customization: sanitizeCustomization({
      ...DEFAULT_CUSTOMIZATION,
      ...omitUndefined(customization),
    }),
    createdAt: now,
    updatedAt: now,
  });
  await keepChangedVersion(tx, null, created, now);
  return created;
};

/** Merges the change into the campaign; `conflict` if somebody else saved since it was read. */
export const changeProfilingCampaign = async (
  tx: Tx,
  actor: Member,
  campaign: ProfilingCampaignRow,
  change: Change,
  now: Date,
): Promise<ProfilingCampaignRow> => {
  await checkCampaignChange(tx, actor, campaign, change);
  const { version: _, customization, status, ...plain } = change;
  const sent: Partial<ProfilingCampaignValues> = omitUndefined({
    ...plain,
    ...(customization && {
      customization: sanitizeCustomization({
        ...campaign.customization,
        ...omitUndefined(customization),
      }),
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
  // A frozen minimum stays, even if the organisation's was raised since.
  checkCampaign(merged, firstOpenedAt === null ? minimum : campaign.minimumGroup);
  const values =
    status === undefined || status === campaign.status
      ? sent
      : { ...sent, ...openingValues({ ...merged, firstOpenedAt }, status, minimum, now) };
  const changed = await saveCampaignChange(
    'profiling',
    profilingStore,
    tx,
    actor,
    campaign,
    values,
    now,
  );
  await keepChangedVersion(tx, campaign, changed, now);
  if (campaign.status === 'open' && changed.status === 'closed')
    await requestClosing(tx, changed, now);
  return changed;
};

/** The copy is closed and its minimum group may be changed again. */
export const copyProfilingCampaign = async (
  tx: Tx,
  campaign: ProfilingCampaignRow,
  own: Pick<ProfilingCampaignValues, 'organizationId' | 'ownerId' | 'name' | 'customUrl'>,
  now: Date,
): Promise<ProfilingCampaignRow> => {
  const minimum = await minimumOf(tx, campaign.organizationId);
  const copy = await profilingStore.insertCampaign(tx, {
    ...pick(campaign, fieldNames(profilingFields)),
    ...pick(campaign, ['unitGroups', 'logoEtag']),
    ...own,
    ...statusValues('closed', now),
    minimumGroup: Math.max(campaign.minimumGroup, minimum),
    createdAt: now,
    updatedAt: now,
  });
  if (campaign.logoEtag !== null) {
    const { content, width, height } = await findCampaignLogo(tx, campaign);
    await saveCampaignLogo(tx, copy, { content, width, height });
  }
  return copy;
};
