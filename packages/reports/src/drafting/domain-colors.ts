import type { Domain } from '@cadran/contract/codes';

/** The theme's colours of the five domains, which this package may not import; a test holds them equal. */
export const DOMAIN_COLORS = {
  openness: '#8a57ae',
  conscientiousness: '#3072c1',
  extraversion: '#af5504',
  agreeableness: '#258651',
  neuroticism: '#b93f65',
} as const satisfies Record<Domain, string>;
