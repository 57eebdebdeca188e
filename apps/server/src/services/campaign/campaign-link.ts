import type { Module } from '@cadran/contract';
import type { Config } from '../../env.ts';

/** The short link to send. From the configured address, never from what a request claims (security.md, Never). */
export const campaignLink = (
  config: Config,
  module: Module,
  campaign: { readonly organizationId: string; readonly customUrl: string },
): string =>
  new URL(`/${module}/${campaign.organizationId}/${campaign.customUrl}`, config.baseUrl).href;
