import { DEFAULT_CUSTOMIZATION, EMPTY_PROFILE, type User } from '@cadran/contract';
import { valuesOf } from './campaign-to-values.ts';
import type { CampaignValues } from './campaign-values.ts';

/** Before anything is typed: open, nothing asked yet, replies to whoever creates it. */
export const newCampaign = (user: User): CampaignValues =>
  valuesOf({
    name: '',
    customUrl: '',
    redirectUrl: null,
    contactEmail: user.email,
    status: 'open',
    allowPersonalReport: false,
    ownerId: user.id,
    profile: EMPTY_PROFILE,
    questions: [],
    weights: null,
    customization: DEFAULT_CUSTOMIZATION,
  });
