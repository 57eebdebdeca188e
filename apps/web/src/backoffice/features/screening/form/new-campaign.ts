import {
  DEFAULT_CUSTOMIZATION,
  defaultsOf,
  EMPTY_TARGET,
  screeningFields,
  type User,
} from '@cadran/contract';
import { valuesOf } from './campaign-to-values.ts';
import type { CampaignValues } from './campaign-values.ts';

/** The defaults; candidates write to the creator. */
export const newCampaign = (user: User): CampaignValues =>
  valuesOf({
    ...defaultsOf(screeningFields),
    name: '',
    customUrl: '',
    contactEmail: user.email,
    ownerId: user.id,
    profile: EMPTY_TARGET,
    customization: DEFAULT_CUSTOMIZATION,
  });
