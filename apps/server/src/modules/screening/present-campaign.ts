import {
  askedSections,
  fieldNames,
  pick,
  publicFieldNames,
  type PublicScreeningCampaign,
  type ScreeningCampaign,
  type ScreeningCampaignSummary,
  screeningFields,
} from '@cadran/contract';
import type { Member } from '@cadran/policies';
import type { Config } from '../../env.ts';
import { announcedRetentionDays, type CampaignRow } from './queries/screening-campaigns.ts';
import { type CampaignSummaryRow, presentCampaignSummary } from '../campaigns/index.ts';
import { type OrganizationRow, presentPublicOrganization } from '../organizations/index.ts';

export const presentSummary = (
  config: Config,
  actor: Member,
  row: CampaignSummaryRow,
): ScreeningCampaignSummary => ({
  ...presentCampaignSummary(config, 'screening', actor, row),
  candidates: { opened: row.opened, completed: row.completed },
});

export const presentCampaign = (
  config: Config,
  actor: Member,
  row: CampaignRow,
): ScreeningCampaign => ({
  ...presentSummary(config, actor, row),
  ...pick(row, fieldNames(screeningFields)),
});

/** Only what candidates may see: the fields declared public, and what derives from others. */
export const presentPublicCampaign = (
  row: CampaignRow,
  organization: OrganizationRow,
): PublicScreeningCampaign => ({
  id: row.id,
  organization: presentPublicOrganization(organization),
  ...pick(row, publicFieldNames(screeningFields)),
  sections: askedSections(row.profile),
  skills: row.profile.skills?.target?.map((skill) => skill.name) ?? [],
  customization: pick(row.customization, ['introduction', 'conclusion']),
  retentionDays: announcedRetentionDays(row, organization),
  privacyContact: organization.privacyContact,
  addsUpAnswers: organization.addUpAnswers,
});
