import {
  type FieldErrors,
  LIMITS,
  newProfilingCampaign,
  type Organization,
  type ProfilingCampaign,
} from '@cadran/contract';
import { validateWith } from '../../../../shared/form/validate-with.ts';
import { type AuditValues, isOwn } from './campaign-values.ts';
import { bodyOf } from './values-to-body.ts';

const checkNew = validateWith(newProfilingCampaign);

const isBlank = (text: string): boolean => text.trim() === '';

/** A noun or a value that may be one of two things is refused as a whole: this says which field of it is empty. */
const blanks = ({ subject, valuesSets }: AuditValues): FieldErrors => {
  const fields: FieldErrors = {};
  if (subject.choice === 'custom')
    for (const language of ['fr', 'en'] as const)
      if (isBlank(subject[language].name)) fields[`subject.${language}.name`] = 'required';
  for (const [place, { values }] of valuesSets.entries())
    for (const [index, value] of values.entries())
      if (isOwn(value) && isBlank(value.label))
        fields[`valuesSets.${place}.values.${index}.label`] = 'required';
  return fields;
};

/** The organisation's own rule; of another organisation, which only a super admin edits, the server knows. */
export const minimumOf = (campaign: ProfilingCampaign | null, organization: Organization): number =>
  campaign && campaign.organizationId !== organization.id
    ? LIMITS.minimumGroup
    : organization.settings.minimumGroup;

/** What the server would refuse, before it is asked (server, campaign-rules.ts). */
export const checkValues = (
  values: AuditValues,
  campaign: ProfilingCampaign | null,
  organization: Organization,
): FieldErrors => {
  const minimum = minimumOf(campaign, organization);
  const blank = blanks(values);
  const whole = Object.entries(checkNew(bodyOf(values))).filter(
    ([path]) => !Object.keys(blank).some((inner) => inner.startsWith(`${path}.`)),
  );
  return {
    ...Object.fromEntries(whole),
    ...blank,
    ...(values.access === null && { access: 'required' }),
    ...(campaign?.frozen.minimumGroup !== true &&
      typeof values.minimumGroup === 'number' &&
      values.minimumGroup < minimum && { minimumGroup: `min:${minimum}` }),
  };
};
