import type { Module } from '@cadran/contract';
import type { Config } from '../../../env.ts';

/** Built from the configured base URL, never from the request's host header. */
export const campaignLink = (
  config: Config,
  module: Module,
  campaign: { readonly organizationId: string; readonly customUrl: string },
): string =>
  new URL(`/${module}/${campaign.organizationId}/${campaign.customUrl}`, config.baseUrl).href;

/** Identifies the invitation, so that whoever begins by it is known to have been invited. */
export const invitationLink = (
  config: Config,
  campaign: { readonly organizationId: string; readonly customUrl: string },
  invitationId: string,
): string => {
  const link = new URL(campaignLink(config, 'screening', campaign));
  link.searchParams.set('invitation', invitationId);
  return link.href;
};

/** The page where a candidate reads their stored data and personal report. */
export const ownDataLink = (
  config: Config,
  { organizationId, id }: { readonly organizationId: string; readonly id: string },
): string => new URL(`/screening/questionnaire/${organizationId}/${id}/data`, config.baseUrl).href;
