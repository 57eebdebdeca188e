import {
  campaignCustomization,
  campaignTarget,
  DEFAULT_CUSTOMIZATION,
  EMPTY_TARGET,
  pick,
} from '@cadran/contract';
import { valuesOf } from '../form/values/campaign-to-values.ts';
import type { CampaignValues } from '../form/values/campaign-values.ts';
import type { Start } from './load-start.ts';

/** What a role says; all else is as in any new campaign of the organisation. */
const OF_ROLE = [
  'name',
  'customUrl',
  'profile',
  'reasons',
  'questions',
  'interview',
  'weights',
  'ownWeights',
] as const;

/** A new campaign's values with what it begins from. */
export const startValues = (fresh: CampaignValues, start: Start): CampaignValues => {
  if (start.kind === 'culture') {
    const { target, source } = start;
    const culture = { asked: true, scored: true, target, source };
    return { ...fresh, profile: { ...fresh.profile, culture } };
  }
  const { campaign, customUrl } = start;
  const filled = valuesOf({
    ...campaign,
    ...pick(fresh, ['organizationId', 'ownerId', 'status', 'contactEmail']),
    customUrl,
    profile: campaignTarget.parse({ ...EMPTY_TARGET, ...campaign.profile }),
    customization: campaignCustomization.parse({
      ...DEFAULT_CUSTOMIZATION,
      ...campaign.customization,
    }),
  });
  return start.kind === 'whole' ? filled : { ...fresh, ...pick(filled, OF_ROLE) };
};
