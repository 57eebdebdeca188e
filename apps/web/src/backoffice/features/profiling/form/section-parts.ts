import { fieldNames, profilingFields } from '@cadran/contract';
import type { AuditValues } from './values/campaign-values.ts';
import { type FormSection, SECTIONS } from './section-names.ts';
import { bodyOf } from './values/values-to-body.ts';

/** The logo itself is stored by a call of its own. */
const fieldsIn = (section: FormSection) =>
  [...fieldNames(profilingFields), 'organizationId' as const, 'ownerId' as const].filter(
    (name) => SECTIONS.ofPath(name) === section,
  );

/** What would be saved of one section. */
export const savedPart = (values: AuditValues, section: FormSection): unknown => {
  // Whether a unit can be required depends on another section.
  const { mandatory } = values;
  const saved: Readonly<Record<string, unknown>> = { ...values, ...bodyOf(values), mandatory };
  return fieldsIn(section).map((name) => saved[name]);
};

/** `into` with one section of `from`. */
export const withSection = (
  into: AuditValues,
  from: AuditValues,
  section: FormSection,
): AuditValues => ({
  ...into,
  ...Object.fromEntries(fieldsIn(section).map((name) => [name, from[name]])),
});
