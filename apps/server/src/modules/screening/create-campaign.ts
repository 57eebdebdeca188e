import {
  type BodyOf,
  type contract,
  DEFAULT_CUSTOMIZATION,
  EMPTY_TARGET,
  fieldNames,
  pick,
  screeningFields,
  withoutProtectedTargets,
} from '@cadran/contract';
import type { Tx } from '@cadran/db';
import {
  screeningStore,
  type CampaignRow,
  type CampaignValues,
} from './queries/screening-campaigns.ts';
import { omitUndefined } from '../../database/omit-undefined.ts';
import { resolveCultureSource } from './target/culture-source.ts';
import { checkCoreQuestions } from './target/check-core-questions.ts';
import { validateTarget } from './target/validate-target.ts';
import { type NewCampaignOwner, statusValues, sanitizeCustomization } from '../campaigns/index.ts';

type NewCampaign = BodyOf<typeof contract.screening.createCampaign>;

export const createCampaign = async (
  tx: Tx,
  owner: NewCampaignOwner,
  body: NewCampaign,
  now: Date,
): Promise<CampaignRow> => {
  const { profile, customization, status, ...plain } = body;
  checkCoreQuestions(plain.interview);
  const target = { ...EMPTY_TARGET, ...omitUndefined(profile) };
  const culture = await resolveCultureSource(tx, owner.organizationId, target.culture, null);
  return screeningStore.insertCampaign(tx, {
    ...plain,
    ...statusValues(status, now),
    organizationId: owner.organizationId,
    ownerId: owner.id,
    profile: await validateTarget({ ...target, culture }),
    customization: sanitizeCustomization({
      ...DEFAULT_CUSTOMIZATION,
      ...omitUndefined(customization),
    }),
    createdAt: now,
    updatedAt: now,
  });
};

/** The copy is closed, and asks for neither age nor nationality. */
export const copyCampaign = (
  tx: Tx,
  campaign: CampaignRow,
  own: Pick<CampaignValues, 'organizationId' | 'ownerId' | 'name' | 'customUrl'>,
  now: Date,
): Promise<CampaignRow> =>
  screeningStore.insertCampaign(tx, {
    ...pick(campaign, fieldNames(screeningFields)),
    profile: withoutProtectedTargets(campaign.profile),
    ...own,
    ...statusValues('closed', now),
    createdAt: now,
    updatedAt: now,
  });
