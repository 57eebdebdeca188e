import {
  DEFAULT_CUSTOMIZATION,
  type DefaultParameters,
  defaultsOf,
  email,
  type Organization,
  screeningFields,
  startingFields,
  type User,
} from '@cadran/contract';
import { homeOf } from '../../../../shared/campaign-form/common-values.ts';
import { valuesOf } from './campaign-to-values.ts';
import type { CampaignValues } from './campaign-values.ts';

/**
 * Candidates write to the creator, unless the address is only the installation's own (`superadmin@localhost`) or the
 * campaign is another organisation's.
 */
const contactOf = (user: User, { id }: Organization): string =>
  id === user.organizationId && email.safeParse(user.email).success ? user.email : '';

/** The organisation's defaults over the product's, which are those of the contract for the form and the API alike. */
export const newCampaign = (
  user: User,
  organization: Organization,
  { screening }: DefaultParameters = {},
): CampaignValues => {
  const { contactEmail, ...fields } = startingFields.screening(screening);
  return valuesOf({
    ...defaultsOf(screeningFields),
    name: '',
    customUrl: '',
    contactEmail: contactEmail ?? contactOf(user, organization),
    ...homeOf(user, organization),
    customization: DEFAULT_CUSTOMIZATION,
    ...fields,
  });
};
