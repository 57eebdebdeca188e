import { DEFAULT_CUSTOMIZATION, EMPTY_PROFILE, type BodyOf, type contract } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import type { Member } from '@cadran/policies';
import { statusValues } from '../../queries/campaign-store.ts';
import {
  screeningStore,
  type CampaignRow,
  type CampaignValues,
} from '../../queries/screening-campaigns.ts';
import { storableTexts } from '../campaign/custom-texts.ts';
import { given } from '../given.ts';
import { withKnownSource } from './culture-source.ts';
import { storableProfile } from './storable-profile.ts';

type NewCampaign = BodyOf<typeof contract.screening.createCampaign>;

/** Who creates a campaign owns it. */
export const createCampaign = async (
  tx: Tx,
  owner: Pick<Member, 'organizationId' | 'id'>,
  body: NewCampaign,
  now: Date,
): Promise<CampaignRow> => {
  const { profile, customization, status, ...plain } = body;
  const wished = { ...EMPTY_PROFILE, ...given(profile) };
  const culture = await withKnownSource(tx, owner.organizationId, wished.culture, null);
  return screeningStore.insertCampaign(tx, {
    ...plain,
    ...statusValues(status, now),
    organizationId: owner.organizationId,
    ownerId: owner.id,
    profile: await storableProfile({ ...wished, culture }),
    customization: storableTexts({ ...DEFAULT_CUSTOMIZATION, ...given(customization) }),
    createdAt: now,
    updatedAt: now,
  });
};

/** With the same wishes and words, closed. */
export const copyCampaign = (
  tx: Tx,
  campaign: CampaignRow,
  own: Pick<CampaignValues, 'organizationId' | 'ownerId' | 'name' | 'customUrl'>,
  now: Date,
): Promise<CampaignRow> =>
  screeningStore.insertCampaign(tx, {
    ...own,
    ...statusValues('closed', now),
    redirectUrl: campaign.redirectUrl,
    profile: campaign.profile,
    questions: campaign.questions,
    weights: campaign.weights,
    customization: campaign.customization,
    allowPersonalReport: campaign.allowPersonalReport,
    contactEmail: campaign.contactEmail,
    createdAt: now,
    updatedAt: now,
  });
