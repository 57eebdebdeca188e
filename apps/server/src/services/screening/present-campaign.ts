import {
  askedSections,
  type PublicScreeningCampaign,
  type ScreeningCampaign,
  type ScreeningCampaignSummary,
} from '@cadran/contract';
import type { Database } from '@cadran/db';
import type { Anonymous, Member, Respondent } from '@cadran/policies';
import type { Config } from '../../env.ts';
import type { CampaignSummaryRow } from '../../queries/campaign-store.ts';
import type { OrganizationRow } from '../../queries/organizations.ts';
import { screeningStore, type CampaignRow } from '../../queries/screening-campaigns.ts';
import { findCandidate } from '../../queries/screening-questionnaires.ts';
import { announcedDays } from '../rights/announced-days.ts';
import { presentCampaignSummary } from '../campaign/present-summary.ts';
import { readPublicCampaign } from '../campaign/read-public-campaign.ts';
import { presentPublicOrganization } from '../present.ts';

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
  redirectUrl: row.redirectUrl,
  profile: row.profile,
  questions: row.questions,
  weights: row.weights,
  customization: row.customization,
  allowPersonalReport: row.allowPersonalReport,
  contactEmail: row.contactEmail,
});

/** Built field by field: what a candidate may know, and nothing that happens to be near it. */
const presentPublicCampaign = (
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
  retentionDays: announcedDays(row, organization),
});

export const readPublicScreening = (
  database: Database,
  actor: Anonymous | Respondent,
  id: string,
): Promise<PublicScreeningCampaign> =>
  readPublicCampaign(
    {
      store: screeningStore,
      present: presentPublicCampaign,
      findOwn: async (tx, questionnaireId) => {
        const { campaignId, status } = await findCandidate(tx, questionnaireId);
        return { campaignId, finished: status === 'completed' };
      },
    },
    database,
    actor,
    id,
  );
