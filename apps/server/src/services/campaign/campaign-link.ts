import type { Module } from '@cadran/contract';
import type { Config } from '../../env.ts';

/** The short link to send. From the configured address, never from what a request claims (security.md, Never). */
export const campaignLink = (
  config: Config,
  module: Module,
  campaign: { readonly organizationId: string; readonly customUrl: string },
): string =>
  new URL(`/${module}/${campaign.organizationId}/${campaign.customUrl}`, config.baseUrl).href;

/** Where a candidate reads what is held, and the own portrait: with the questionnaire's browser, or with its code. */
export const ownDataLink = (
  config: Config,
  { organizationId, id }: { readonly organizationId: string; readonly id: string },
): string => new URL(`/screening/questionnaire/${organizationId}/${id}/data`, config.baseUrl).href;
