import type { Config } from '../../env.ts';

/** The short link to send. From the configured address, never from what a request claims (security.md, Never). */
export const campaignLink = (
  config: Config,
  campaign: { organizationId: string; customUrl: string },
): string =>
  new URL(`/screening/${campaign.organizationId}/${campaign.customUrl}`, config.baseUrl).href;
