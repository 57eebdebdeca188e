import { fieldNames, screeningFields } from '@cadran/contract';
import type { CampaignValues } from './values/campaign-values.ts';
import { type FormSection, isProfileSection, SECTIONS } from './section-names.ts';
import { bodyOf } from './values/values-to-body.ts';

/** The fields of no other section. */
const PARAMETERS = [
  ...fieldNames(screeningFields),
  'organizationId' as const,
  'ownerId' as const,
].filter((name) => name !== 'profile' && SECTIONS.ofPath(name) === 'parameters');

/** What would be saved of one section. */
export const savedPart = (values: CampaignValues, section: FormSection): unknown => {
  if (section === 'parameters') return PARAMETERS.map((name) => values[name]);
  const body = bodyOf(values);
  return isProfileSection(section) ? body.profile[section] : body[section];
};

/** `into` with one section of `from`. */
export const withSection = (
  into: CampaignValues,
  from: CampaignValues,
  section: FormSection,
): CampaignValues => {
  if (section === 'parameters')
    return { ...into, ...Object.fromEntries(PARAMETERS.map((name) => [name, from[name]])) };
  if (isProfileSection(section))
    return { ...into, profile: { ...into.profile, [section]: from.profile[section] } };
  if (section === 'weights') return { ...into, weights: from.weights, ownWeights: from.ownWeights };
  return { ...into, [section]: from[section] };
};
