import {
  DEFAULT_CUSTOMIZATION,
  defaultsOf,
  email,
  EMPTY_TARGET,
  screeningFields,
  type User,
} from '@cadran/contract';
import { valuesOf } from './campaign-to-values.ts';
import type { CampaignValues } from './campaign-values.ts';

/** Candidates write to the creator, unless the address is only the installation's own (`superadmin@localhost`). */
const contactOf = (user: User): string => (email.safeParse(user.email).success ? user.email : '');

/** The defaults. */
export const newCampaign = (user: User): CampaignValues =>
  valuesOf({
    ...defaultsOf(screeningFields),
    name: '',
    customUrl: '',
    contactEmail: contactOf(user),
    ownerId: user.id,
    profile: EMPTY_TARGET,
    customization: DEFAULT_CUSTOMIZATION,
  });
