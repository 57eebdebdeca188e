import type { BodyOf, CampaignProfile, contract } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import type { Member } from '@cadran/policies';
import { statusValues } from '../../queries/campaign-store.ts';
import {
  screeningStore,
  type CampaignRow,
  type CampaignValues,
} from '../../queries/screening-campaigns.ts';
import { storableTexts } from '../campaign/custom-texts.ts';
import { checkChange, saveChange } from '../campaign/save-change.ts';
import { given } from '../given.ts';
import { withKnownSource } from './culture-source.ts';
import { storableProfile } from './storable-profile.ts';

type Change = BodyOf<typeof contract.screening.updateCampaign>;

const sourced = async (
  tx: Tx,
  { organizationId, profile: before }: CampaignRow,
  profile: CampaignProfile,
): Promise<CampaignProfile> => ({
  ...profile,
  culture: await withKnownSource(tx, organizationId, profile.culture, before.culture),
});

/** Saves what was sent over what there is, if nobody else saved since it was read. */
export const changeCampaign = async (
  tx: Tx,
  actor: Member,
  campaign: CampaignRow,
  change: Change,
  now: Date,
): Promise<CampaignRow> => {
  await checkChange(tx, actor, campaign, change);
  const { version: _, profile, customization, status, ...plain } = change;
  const values: Partial<CampaignValues> = given({
    ...plain,
    ...(profile && {
      profile: await storableProfile(
        await sourced(tx, campaign, { ...campaign.profile, ...given(profile) }),
      ),
    }),
    ...(customization && {
      customization: storableTexts({ ...campaign.customization, ...given(customization) }),
    }),
    ...(status !== undefined && status !== campaign.status && statusValues(status, now)),
  });
  return saveChange('screening', screeningStore, tx, actor, campaign, values, now);
};
