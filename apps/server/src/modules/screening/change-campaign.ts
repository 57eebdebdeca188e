import { asksNothing, type BodyOf, type CampaignTarget, type contract } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import type { Member } from '@cadran/policies';
import {
  screeningStore,
  type CampaignRow,
  type CampaignValues,
} from './queries/screening-campaigns.ts';
import { invalid } from '../../http/app-error.ts';
import { omitUndefined } from '../../database/omit-undefined.ts';
import { resolveCultureSource } from './target/culture-source.ts';
import { checkCoreQuestions } from './target/check-core-questions.ts';
import { validateTarget } from './target/validate-target.ts';
import {
  checkCampaignChange,
  saveCampaignChange,
  statusValues,
  sanitizeCustomization,
} from '../campaigns/index.ts';

type Change = BodyOf<typeof contract.screening.updateCampaign>;

const withCultureSource = async (
  tx: Tx,
  { organizationId, profile: before }: CampaignRow,
  profile: CampaignTarget,
): Promise<CampaignTarget> => ({
  ...profile,
  culture: await resolveCultureSource(tx, organizationId, profile.culture, before.culture),
});

/** Merges the change into the campaign; `conflict` if somebody else saved since it was read. */
export const changeCampaign = async (
  tx: Tx,
  actor: Member,
  campaign: CampaignRow,
  change: Change,
  now: Date,
): Promise<CampaignRow> => {
  await checkCampaignChange(tx, actor, campaign, change);
  checkCoreQuestions(change.interview);
  const { version: _, profile, customization, status, ...plain } = change;
  const values: Partial<CampaignValues> = omitUndefined({
    ...plain,
    ...(profile && {
      profile: await validateTarget(
        await withCultureSource(tx, campaign, { ...campaign.profile, ...omitUndefined(profile) }),
      ),
    }),
    ...(customization && {
      customization: sanitizeCustomization({
        ...campaign.customization,
        ...omitUndefined(customization),
      }),
    }),
    ...(status !== undefined && status !== campaign.status && statusValues(status, now)),
  });
  const before = campaign.status === 'open' && asksNothing(campaign);
  const after = {
    status: status ?? campaign.status,
    profile: values.profile ?? campaign.profile,
    questions: values.questions ?? campaign.questions,
  };
  // One that was opened before it had to ask something can still be changed.
  if (!before && after.status === 'open' && asksNothing(after))
    throw invalid({ profile: 'min_items' });
  return saveCampaignChange('screening', screeningStore, tx, actor, campaign, values, now);
};
