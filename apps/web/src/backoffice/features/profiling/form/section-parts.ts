import { PARAMETERS } from '../../../shared/campaign-form/common-values.ts';
import type { AuditValues } from './campaign-values.ts';
import type { FormSection } from './section-names.ts';
import { bodyOf } from './values-to-body.ts';

/** Which fields each section holds. The logo is stored by a call of its own. */
const FIELDS = {
  parameters: PARAMETERS,
  subject: ['subject'],
  units: ['units'],
  mandatory: ['mandatory', 'minimumGroup'],
  valuesSets: ['valuesSets'],
  logo: [],
  customization: ['customization'],
} as const satisfies Record<FormSection, readonly (keyof AuditValues)[]>;

/** What would be saved of one section. */
export const savedPart = (values: AuditValues, section: FormSection): unknown => {
  const saved: Readonly<Record<string, unknown>> = { ...values, ...bodyOf(values) };
  return FIELDS[section].map((name) => saved[name]);
};

/** `into` with one section of `from`. */
export const withSection = (
  into: AuditValues,
  from: AuditValues,
  section: FormSection,
): AuditValues => ({
  ...into,
  ...Object.fromEntries(FIELDS[section].map((name) => [name, from[name]])),
});
