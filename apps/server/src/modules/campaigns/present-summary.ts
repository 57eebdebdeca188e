import type { CampaignSummary, Module } from '@cadran/contract';
import { campaignPolicy, type Member } from '@cadran/policies';
import type { Config } from '../../env.ts';
import type { CampaignSummaryRow } from './queries/campaign-store.ts';
import { campaignLink } from './links/campaign-link.ts';

/** The summary that lists of both modules show, with the actor's permissions. */
export const presentCampaignSummary = (
  config: Config,
  module: Module,
  actor: Member,
  row: CampaignSummaryRow,
): CampaignSummary => ({
  id: row.id,
  organizationId: row.organizationId,
  organizationName: row.organizationName,
  ownerId: row.ownerId,
  ownerName: row.ownerName,
  name: row.name,
  customUrl: row.customUrl,
  link: campaignLink(config, module, row),
  status: row.status,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  version: row.version,
  can: {
    edit: campaignPolicy.edit(actor, row),
    changeOwner: campaignPolicy.changeOwner(actor, row),
    duplicate: campaignPolicy.duplicate(actor, row),
    delete: campaignPolicy.delete(actor, row),
  },
});
