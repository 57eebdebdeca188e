import { DEFAULT_CUSTOMIZATION, EMPTY_PROFILE, type BodyOf, type contract } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import type { Member } from '@cadran/policies';
import {
  insertCampaign,
  statusValues,
  type CampaignRow,
} from '../../queries/screening-campaigns.ts';
import { given } from '../given.ts';
import { storableTexts } from './custom-texts.ts';
import { storableProfile } from './storable-profile.ts';

export type NewCampaignBody = BodyOf<typeof contract.screening.createCampaign>;

/** Who creates a campaign owns it. */
export const createCampaign = async (
  tx: Tx,
  owner: Pick<Member, 'organizationId' | 'id'>,
  body: NewCampaignBody,
  now: Date,
): Promise<CampaignRow> => {
  const { profile, customization, status, ...plain } = body;
  return insertCampaign(tx, {
    ...plain,
    ...statusValues(status, now),
    organizationId: owner.organizationId,
    ownerId: owner.id,
    profile: await storableProfile({ ...EMPTY_PROFILE, ...given(profile) }),
    customization: storableTexts({ ...DEFAULT_CUSTOMIZATION, ...given(customization) }),
    createdAt: now,
    updatedAt: now,
  });
};
