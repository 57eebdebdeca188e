import {
  DEFAULT_CUSTOMIZATION,
  type DefaultParameters,
  defaultsOf,
  email,
  EMPTY_TARGET,
  screeningFields,
  startingFields,
  type User,
} from '@cadran/contract';
import { valuesOf } from './campaign-to-values.ts';
import type { CampaignValues } from './campaign-values.ts';

/** Candidates write to the creator, unless the address is only the installation's own (`superadmin@localhost`). */
const contactOf = (user: User): string => (email.safeParse(user.email).success ? user.email : '');

/** The organisation's defaults over the product's. */
export const newCampaign = (
  user: User,
  _organization?: unknown,
  { screening }: DefaultParameters = {},
): CampaignValues => {
  const { contactEmail, ...fields } = startingFields.screening(screening);
  return valuesOf({
    ...defaultsOf(screeningFields),
    name: '',
    customUrl: '',
    contactEmail: contactEmail ?? contactOf(user),
    ownerId: user.id,
    profile: EMPTY_TARGET,
    customization: DEFAULT_CUSTOMIZATION,
    ...fields,
  });
};
