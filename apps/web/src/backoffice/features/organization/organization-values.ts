import type { FieldErrors, Organization, OrganizationSettings, Theme } from '@cadran/contract';
import { isColor, tidyColor } from '../../shared/color/tidy-color.ts';
import { THEME_FIELDS } from './color-groups.ts';

/** The form has side by side what the body nests. Emptied number fields hold a text. */
export type OrganizationValues = Theme &
  Pick<Organization, 'name' | 'status'> &
  Pick<OrganizationSettings, 'language' | 'secondFactorForAdmins'> & {
    readonly minimumGroup: number | string;
  };

export const valuesOf = (organization: Organization): OrganizationValues => ({
  name: organization.name,
  status: organization.status,
  language: organization.settings.language,
  minimumGroup: organization.settings.minimumGroup,
  secondFactorForAdmins: organization.settings.secondFactorForAdmins,
  ...organization.theme,
});

export const themeOf = (values: Theme): Theme =>
  Object.fromEntries(THEME_FIELDS.map((field) => [field, values[field]])) as Theme;

/** What can be shown while somebody is still typing: a colour half typed is the one before. */
export const shownTheme = (before: Theme, values: Theme): Theme =>
  Object.fromEntries(
    THEME_FIELDS.map((field) => {
      const color = tidyColor(values[field]);
      return [field, isColor(color) ? color : before[field]];
    }),
  ) as Theme;

const tidyTheme = (values: Theme): Theme =>
  Object.fromEntries(THEME_FIELDS.map((field) => [field, tidyColor(values[field])])) as Theme;

/** The body as typed: what is wrong in it is for the schema to say. The status is a super admin's. */
export const bodyOf = (
  values: OrganizationValues,
  base: Pick<Organization, 'version' | 'status'>,
): Readonly<Record<string, unknown>> => ({
  name: values.name,
  theme: tidyTheme(values),
  settings: {
    language: values.language,
    minimumGroup: values.minimumGroup,
    secondFactorForAdmins: values.secondFactorForAdmins,
  },
  ...(values.status !== base.status && { status: values.status }),
  version: base.version,
});

/** `settings.minimumGroup` is the field `minimumGroup`. */
export const placeErrors = (errors: FieldErrors): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).map(([path, rule]) => [path.split('.').at(-1) ?? path, rule]),
  );
