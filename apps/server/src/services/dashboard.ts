import type { Dashboard, Module, ModuleStatus } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import { administrates, hasModule, isSuperadmin, type Member } from '@cadran/policies';
import { latestAudit } from '../queries/audit-log.ts';
import { type CampaignCounts, countCampaigns } from '../queries/campaign-counts.ts';
import { countOrganizations, countUsers } from '../queries/status-counts.ts';
import { presentAuditLine } from './present-audit.ts';

const ACTIVITY = 10;

type Counts = Readonly<Record<Module, CampaignCounts>>;

const countBoth = async (tx: Tx, organizationId?: string): Promise<Counts> => ({
  screening: await countCampaigns(tx, 'screening', organizationId),
  profiling: await countCampaigns(tx, 'profiling', organizationId),
});

const each = (counts: Counts, of: keyof CampaignCounts): Record<Module, number> => ({
  screening: counts.screening[of],
  profiling: counts.profiling[of],
});

const statusOf = (actor: Member, module: Module, counts: Counts): ModuleStatus => {
  if (!hasModule(actor, module)) return { enabled: false };
  const { campaigns, respondents } = counts[module];
  return { enabled: true, campaigns, respondents };
};

const platformOf = async (tx: Tx, actor: Member): Promise<Dashboard['platform']> => {
  const counts = await countBoth(tx);
  const activity = await latestAudit(tx, ACTIVITY);
  return {
    organizations: await countOrganizations(tx),
    users: await countUsers(tx),
    campaigns: each(counts, 'campaigns'),
    respondents: each(counts, 'respondents'),
    activity: activity.map((row) => presentAuditLine(actor, row)),
  };
};

/** Each role sees what the one below sees, and more (spec, section 2). */
export const buildDashboard = async (tx: Tx, actor: Member): Promise<Dashboard> => {
  const { organizationId } = actor;
  const own = await countBoth(tx, organizationId);
  return {
    modules: {
      screening: statusOf(actor, 'screening', own),
      profiling: statusOf(actor, 'profiling', own),
    },
    administration: administrates(actor, organizationId)
      ? { users: await countUsers(tx, organizationId), openCampaigns: each(own, 'open') }
      : null,
    platform: isSuperadmin(actor) ? await platformOf(tx, actor) : null,
  };
};
