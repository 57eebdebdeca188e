import {
  askedSections,
  type PublicScreeningCampaign,
  type ScreeningCampaign,
  type ScreeningCampaignSummary,
} from '@cadran/contract';
import { campaignPolicy, type Member } from '@cadran/policies';
import type { Config } from '../../env.ts';
import type { OrganizationRow } from '../../queries/organizations.ts';
import type { CampaignSummaryRow } from '../../queries/screening-campaign-list.ts';
import type { CampaignRow } from '../../queries/screening-campaigns.ts';
import { presentPublicOrganization } from '../present.ts';
import { campaignLink } from './campaign-link.ts';

export const presentSummary = (
  config: Config,
  actor: Member,
  row: CampaignSummaryRow,
): ScreeningCampaignSummary => ({
  id: row.id,
  organizationId: row.organizationId,
  organizationName: row.organizationName,
  ownerId: row.ownerId,
  ownerName: row.ownerName,
  name: row.name,
  customUrl: row.customUrl,
  link: campaignLink(config, row),
  status: row.status,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  version: row.version,
  candidates: { opened: row.opened, completed: row.completed },
  can: {
    edit: campaignPolicy.edit(actor, row),
    changeOwner: campaignPolicy.changeOwner(actor, row),
    duplicate: campaignPolicy.duplicate(actor, row),
    delete: campaignPolicy.delete(actor, row),
  },
});

export const presentCampaign = (
  config: Config,
  actor: Member,
  row: CampaignRow,
): ScreeningCampaign => ({
  ...presentSummary(config, actor, row),
  redirectUrl: row.redirectUrl,
  profile: row.profile,
  questions: row.questions,
  weights: row.weights,
  customization: row.customization,
  allowPersonalReport: row.allowPersonalReport,
  contactEmail: row.contactEmail,
});

/** Built field by field: what a candidate may know, and nothing that happens to be near it. */
export const presentPublicCampaign = (
  row: CampaignRow,
  organization: OrganizationRow,
): PublicScreeningCampaign => ({
  id: row.id,
  organization: presentPublicOrganization(organization),
  name: row.name,
  sections: askedSections(row.profile),
  skills: row.profile.skills?.target?.map((skill) => skill.name) ?? [],
  questions: row.questions,
  customization: {
    introduction: row.customization.introduction,
    conclusion: row.customization.conclusion,
  },
  redirectUrl: row.redirectUrl,
  allowPersonalReport: row.allowPersonalReport,
  contactEmail: row.contactEmail,
  retentionDays: organization.screeningRetentionDays,
});
