import type { FieldErrors, Organization, OrganizationSettings, Theme } from '@cadran/contract';
import { isColor, normalizeColor } from '../../../shared/color/normalize-color.ts';
import { THEME_FIELDS } from '../colors/color-groups.ts';

/** Flat values of the form; an emptied number field holds an empty string. */
export type OrganizationValues = Theme &
  Pick<Organization, 'name' | 'status'> &
  Pick<OrganizationSettings, 'language' | 'secondFactorForAdmins' | 'timeZone' | 'addUpAnswers'> & {
    readonly minimumGroup: number | string;
    readonly privacyContact: string;
  };

export const toFormValues = (organization: Organization): OrganizationValues => ({
  name: organization.name,
  status: organization.status,
  language: organization.settings.language,
  minimumGroup: organization.settings.minimumGroup,
  secondFactorForAdmins: organization.settings.secondFactorForAdmins,
  privacyContact: organization.settings.privacyContact ?? '',
  timeZone: organization.settings.timeZone,
  addUpAnswers: organization.settings.addUpAnswers,
  ...organization.theme,
});

export const pickTheme = (values: Theme): Theme =>
  Object.fromEntries(THEME_FIELDS.map((field) => [field, values[field]])) as Theme;

/** Keeps the previous colour while a new one is incomplete. */
export const previewTheme = (before: Theme, values: Theme): Theme =>
  Object.fromEntries(
    THEME_FIELDS.map((field) => {
      const color = normalizeColor(values[field]);
      return [field, isColor(color) ? color : before[field]];
    }),
  ) as Theme;

const tidyTheme = (values: Theme): Theme =>
  Object.fromEntries(THEME_FIELDS.map((field) => [field, normalizeColor(values[field])])) as Theme;

/** Not validated. The status is sent only if changed: administrators may not set it. */
export const toRequestBody = (
  values: OrganizationValues,
  base: Pick<Organization, 'version' | 'status'>,
): Readonly<Record<string, unknown>> => ({
  name: values.name,
  theme: tidyTheme(values),
  settings: {
    language: values.language,
    minimumGroup: values.minimumGroup,
    secondFactorForAdmins: values.secondFactorForAdmins,
    privacyContact: values.privacyContact.trim() || null,
    timeZone: values.timeZone,
    addUpAnswers: values.addUpAnswers,
  },
  ...(values.status !== base.status && { status: values.status }),
  version: base.version,
});

/** `settings.minimumGroup` is the field `minimumGroup`. */
export const toFieldErrors = (errors: FieldErrors): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).map(([path, rule]) => [path.split('.').at(-1) ?? path, rule]),
  );
