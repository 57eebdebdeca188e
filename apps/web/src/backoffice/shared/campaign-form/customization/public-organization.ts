import type { Organization } from '@cadran/contract';

/** A campaign that is not stored yet has no id: this one is nobody's. */
export const NO_ID = '00000000-0000-4000-8000-000000000000';

/** What who answers gets to know of the organisation. */
export const publicOrganizationOf = ({ id, name, logo, theme }: Organization) => ({
  id,
  name,
  logo,
  theme,
});
