import {
  fieldNames,
  pick,
  type ProfilingCampaign,
  type ProfilingCampaignSummary,
  profilingFields,
  publicFieldNames,
  type PublicProfilingCampaign,
} from '@cadran/contract';
import type { Database } from '@cadran/db';
import type { Visitor, Member, Respondent } from '@cadran/policies';
import type { Config } from '../../env.ts';
import { type ProfilingCampaignRow, profilingStore } from './queries/campaigns.ts';
import { findCampaignIdOfQuestionnaire } from './queries/questionnaires.ts';
import { hasRespondents, isAccessFrozen } from './campaign-rules.ts';
import { presentRespondents } from './present-respondents.ts';
import { presentCodeCounts, presentGivenCodes } from '../audit-codes/index.ts';
import {
  type CampaignSummaryRow,
  presentCampaignSummary,
  readPublicCampaign,
} from '../campaigns/index.ts';
import { type OrganizationRow, presentPublicOrganization } from '../organizations/index.ts';

/** The etag in the URL lets clients cache a logo forever. */
export const logoUrl = ({ id, logoEtag }: ProfilingCampaignRow): string | null =>
  logoEtag === null ? null : `/api/profiling/campaigns/${id}/logo?v=${logoEtag}`;

export const presentProfilingSummary = (
  config: Config,
  actor: Member,
  row: CampaignSummaryRow,
): ProfilingCampaignSummary => {
  const { auditAccess: access } = row;
  if (access === null) throw new Error('Not an audit.');
  return {
    ...presentCampaignSummary(config, 'profiling', actor, row),
    respondents: presentRespondents(row),
    access,
  };
};

export const presentProfilingCampaign = (
  config: Config,
  actor: Member,
  row: ProfilingCampaignRow,
): ProfilingCampaign => ({
  ...presentProfilingSummary(config, actor, row),
  ...pick(row, fieldNames(profilingFields)),
  logo: logoUrl(row),
  codes: presentCodeCounts(row),
  frozen: {
    minimumGroup: row.firstOpenedAt !== null,
    access: isAccessFrozen(row),
    segments: hasRespondents(row),
  },
});

/** Only what respondents may see: the fields declared public, and what derives from others. */
const presentPublicCampaign = (
  row: ProfilingCampaignRow,
  organization: OrganizationRow,
): PublicProfilingCampaign => ({
  id: row.id,
  organization: presentPublicOrganization(organization),
  ...pick(row, publicFieldNames(profilingFields)),
  units: row.units.map((unit) => pick(unit, ['id', 'name'])),
  codes: presentGivenCodes(row),
  logo: logoUrl(row),
  customization: pick(row.customization, ['introduction', 'conclusion']),
});

export const readPublicProfiling = (
  database: Database,
  actor: Visitor | Respondent,
  id: string,
): Promise<PublicProfilingCampaign> =>
  readPublicCampaign(
    {
      store: profilingStore,
      present: presentPublicCampaign,
      // Tokens are deleted on completion.
      findOwn: async (tx, own) => ({
        campaignId: await findCampaignIdOfQuestionnaire(tx, own),
        finished: false,
      }),
    },
    database,
    actor,
    id,
  );
