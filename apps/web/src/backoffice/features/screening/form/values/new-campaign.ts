import {
  DEFAULT_CUSTOMIZATION,
  defaultsOf,
  email,
  type Organization,
  screeningFields,
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

/** The product's defaults are those of the contract (`screeningFields`), for the form and the API alike. */
export const newCampaign = (user: User, organization: Organization): CampaignValues =>
  valuesOf({
    ...defaultsOf(screeningFields),
    name: '',
    customUrl: '',
    contactEmail: contactOf(user, organization),
    ...homeOf(user, organization),
    customization: DEFAULT_CUSTOMIZATION,
  });
