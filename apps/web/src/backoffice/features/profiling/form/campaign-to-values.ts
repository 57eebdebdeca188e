import {
  DEFAULT_CUSTOMIZATION,
  type Organization,
  type ProfilingCampaign,
  type ProfilingSubject,
  type User,
} from '@cadran/contract';
import { type CommonFields, commonValuesOf } from '../../../shared/campaign-form/common-values.ts';
import type { AuditValues, SubjectDraft } from './campaign-values.ts';

const NO_NOUN = { fr: { name: '', gender: 'feminine', elision: false }, en: { name: '' } } as const;

const subjectDraftOf = (subject: ProfilingSubject): SubjectDraft =>
  typeof subject === 'string' ? { choice: subject, ...NO_NOUN } : { choice: 'custom', ...subject };

/** A stored campaign, or the beginnings of one, as the form shows it. */
export const valuesOf = (
  campaign: CommonFields &
    Pick<ProfilingCampaign, 'subject' | 'units' | 'mandatory' | 'minimumGroup' | 'valuesSets'>,
): AuditValues => ({
  ...commonValuesOf(campaign),
  subject: subjectDraftOf(campaign.subject),
  units: campaign.units.map((unit) => ({
    ...unit,
    expectedHeadcount: unit.expectedHeadcount ?? '',
  })),
  mandatory: campaign.mandatory,
  minimumGroup: campaign.minimumGroup,
  valuesSets: campaign.valuesSets.map(({ values, ...set }) => ({
    ...set,
    values: values.map((value, index) => ({ key: String(index), ...value })),
  })),
});

/** Before anything is typed: about the company, nothing mandatory, the organisation's minimum. */
export const newAudit = (user: User, organization: Organization): AuditValues =>
  valuesOf({
    name: '',
    customUrl: '',
    redirectUrl: null,
    status: 'open',
    ownerId: user.id,
    customization: DEFAULT_CUSTOMIZATION,
    subject: 'company',
    units: [],
    mandatory: { unit: false, age: false, gender: false, tenure: false },
    minimumGroup: organization.settings.minimumGroup,
    valuesSets: [],
  });
