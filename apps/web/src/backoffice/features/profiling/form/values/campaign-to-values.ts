import {
  DEFAULT_CUSTOMIZATION,
  type DefaultParameters,
  defaultsOf,
  fieldNames,
  type Organization,
  pick,
  type ProfilingCampaign,
  profilingFields,
  type ProfilingSubject,
  startingFields,
  type User,
} from '@cadran/contract';
import {
  type CampaignHome,
  commonValuesOf,
  homeOf,
} from '../../../../shared/campaign-form/common-values.ts';
import type { AuditValues, SubjectDraft } from './campaign-values.ts';

const NO_NOUN = { fr: { name: '', gender: 'feminine', elision: false }, en: { name: '' } } as const;

const subjectDraftOf = (subject: ProfilingSubject): SubjectDraft =>
  typeof subject === 'string' ? { choice: subject, ...NO_NOUN } : { choice: 'custom', ...subject };

/** The form's values of a stored or a new campaign. */
export const valuesOf = (
  campaign: Pick<ProfilingCampaign, keyof typeof profilingFields | keyof CampaignHome>,
): AuditValues => ({
  ...pick(campaign, fieldNames(profilingFields)),
  ...commonValuesOf(campaign),
  subject: subjectDraftOf(campaign.subject),
  units: campaign.units.map((unit) => ({
    ...unit,
    expectedHeadcount: unit.expectedHeadcount ?? '',
  })),
  valuesSets: campaign.valuesSets.map(({ values, ...set }) => ({
    ...set,
    values: values.map((value, index) => ({ key: String(index), ...value })),
  })),
});

/** Required information of the specification; a unit is required as soon as there is one to choose. */
const ALL_MANDATORY = { unit: true, age: true, gender: true, tenure: true };

/** The organisation's defaults over the product's, with its minimum group; by codes or by link is for its owner to choose. */
export const newAudit = (
  user: User,
  organization: Organization,
  { profiling }: DefaultParameters = {},
): AuditValues => ({
  ...valuesOf({
    ...defaultsOf(profilingFields),
    mandatory: ALL_MANDATORY,
    name: '',
    customUrl: '',
    ...homeOf(user, organization),
    customization: DEFAULT_CUSTOMIZATION,
    minimumGroup: organization.settings.minimumGroup,
    ...startingFields.profiling(profiling),
  }),
  access: null,
});
