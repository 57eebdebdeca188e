import type { CampaignValues } from './campaign-values.ts';
import { FORM_SECTIONS, type FormSection, isProfileSection } from './section-names.ts';
import { bodyOf } from './values-to-body.ts';

const PARAMETERS = [
  'name',
  'customUrl',
  'redirectUrl',
  'contactEmail',
  'status',
  'allowPersonalReport',
  'ownerId',
] as const satisfies readonly (keyof CampaignValues)[];

/** What would be saved of one section, as a text to compare. */
const savedPart = (values: CampaignValues, section: FormSection): string => {
  if (section === 'parameters') return JSON.stringify(PARAMETERS.map((name) => values[name]));
  const body = bodyOf(values);
  return JSON.stringify(
    isProfileSection(section)
      ? (body['profile'] as Readonly<Record<string, unknown>>)[section]
      : body[section],
  );
};

/** The sections in which two campaigns differ once saved. */
export const differingSections = (
  one: CampaignValues,
  other: CampaignValues,
): readonly FormSection[] =>
  FORM_SECTIONS.filter((section) => savedPart(one, section) !== savedPart(other, section));

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
