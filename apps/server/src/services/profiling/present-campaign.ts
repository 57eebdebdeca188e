import type {
  ProfilingCampaign,
  ProfilingCampaignSummary,
  PublicProfilingCampaign,
} from '@cadran/contract';
import type { Database } from '@cadran/db';
import type { Anonymous, Member, Respondent } from '@cadran/policies';
import type { Config } from '../../env.ts';
import type { CampaignSummaryRow } from '../../queries/campaign-store.ts';
import type { OrganizationRow } from '../../queries/organizations.ts';
import { type ProfilingCampaignRow, profilingStore } from '../../queries/profiling-campaigns.ts';
import { campaignOfBegun } from '../../queries/profiling-questionnaires.ts';
import { presentCampaignSummary } from '../campaign/present-summary.ts';
import { readPublicCampaign } from '../campaign/read-public-campaign.ts';
import { presentPublicOrganization } from '../present.ts';
import { hasRespondents } from './campaign-rules.ts';

/** The etag is in the address: a new logo is a new address, so the old one may be cached for ever. */
const logoUrl = ({ id, logoEtag }: ProfilingCampaignRow): string | null =>
  logoEtag === null ? null : `/api/profiling/campaigns/${id}/logo?v=${logoEtag}`;

export const presentProfilingSummary = (
  config: Config,
  actor: Member,
  row: CampaignSummaryRow,
): ProfilingCampaignSummary => ({
  ...presentCampaignSummary(config, 'profiling', actor, row),
  respondents: { opened: row.opened, completed: row.completed },
});

export const presentProfilingCampaign = (
  config: Config,
  actor: Member,
  row: ProfilingCampaignRow,
): ProfilingCampaign => ({
  ...presentProfilingSummary(config, actor, row),
  redirectUrl: row.redirectUrl,
  subject: row.subject,
  units: row.units,
  mandatory: row.mandatory,
  valuesSets: row.valuesSets,
  minimumGroup: row.minimumGroup,
  logo: logoUrl(row),
  customization: row.customization,
  frozen: { minimumGroup: row.firstOpenedAt !== null, segments: hasRespondents(row) },
});

/** Built field by field: what an employee may know, and nothing that happens to be near it. */
const presentPublic = (
  row: ProfilingCampaignRow,
  organization: OrganizationRow,
): PublicProfilingCampaign => ({
  id: row.id,
  organization: presentPublicOrganization(organization),
  name: row.name,
  subject: row.subject,
  units: row.units.map(({ id, name }) => ({ id, name })),
  mandatory: row.mandatory,
  logo: logoUrl(row),
  minimumGroup: row.minimumGroup,
  customization: {
    introduction: row.customization.introduction,
    conclusion: row.customization.conclusion,
  },
  redirectUrl: row.redirectUrl,
});

export const readPublicProfiling = (
  database: Database,
  actor: Anonymous | Respondent,
  id: string,
): Promise<PublicProfilingCampaign> =>
  readPublicCampaign(
    {
      store: profilingStore,
      present: presentPublic,
      // Who has finished holds no token any more.
      findOwn: async (tx, own) => ({ campaignId: await campaignOfBegun(tx, own), finished: false }),
    },
    database,
    actor,
    id,
  );
