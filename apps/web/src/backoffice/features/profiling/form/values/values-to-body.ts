import { fieldNames, pick, profilingFields } from '@cadran/contract';
import { commonBodyOf } from '../../../../shared/campaign-form/common-values.ts';
import { normalizeColor } from '../../../../shared/color/normalize-color.ts';
import { type AuditValues, isOwn, type SubjectDraft, type ValueDraft } from './campaign-values.ts';

export const subjectOf = ({ choice, fr, en }: SubjectDraft) =>
  choice === 'custom' ? { fr, en } : choice;

const valueOf = (value: ValueDraft) =>
  isOwn(value) ? { label: value.label, culture: value.culture } : { code: value.code };

/** The body of a new campaign; `ownerId` and `version` are added where one is changed. */
export const bodyOf = (values: AuditValues) => ({
  ...pick(values, fieldNames(profilingFields)),
  ...commonBodyOf(values),
  subject: subjectOf(values.subject),
  mandatory: { ...values.mandatory, unit: values.mandatory.unit && values.units.length > 0 },
  units: values.units.map(({ expectedHeadcount, ...unit }) => ({
    ...unit,
    expectedHeadcount: expectedHeadcount === '' ? null : expectedHeadcount,
  })),
  valuesSets: values.valuesSets.map((set) => ({
    ...set,
    color: normalizeColor(set.color),
    values: set.values.map(valueOf),
  })),
});
