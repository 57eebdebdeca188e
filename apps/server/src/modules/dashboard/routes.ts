/** Figures of the start page. Tables of other modules. Policy: organization-policy.ts. */

import type { contract, Dashboard, Module, ModuleStatus } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import { hasModule, type Member, organizationPolicy } from '@cadran/policies';
import type { Handlers } from '../../http/context.ts';
import { buildFirstDay } from './first-day.ts';
import { saveFirstDayDismissed } from './first-day-queries.ts';
import { countOrganizations, countUsers } from './queries.ts';
import { listLatestActivity, presentActivity } from '../activity-log/index.ts';
import { type CampaignCounts, countCampaigns } from '../campaigns/index.ts';
import { findToldFigures } from '../decision-mails/index.ts';

const ACTIVITY_LINES = 10;

type Counts = Readonly<Record<Module, CampaignCounts>>;

const countByModule = async (tx: Tx, organizationId?: string): Promise<Counts> => ({
  screening: await countCampaigns(tx, 'screening', organizationId),
  profiling: await countCampaigns(tx, 'profiling', organizationId),
});

const pickCount = (counts: Counts, of: keyof CampaignCounts): Record<Module, number> => ({
  screening: counts.screening[of],
  profiling: counts.profiling[of],
});

const moduleStatus = (actor: Member, module: Module, counts: Counts): ModuleStatus => {
  if (!hasModule(actor, module)) return { enabled: false };
  const { campaigns, respondents } = counts[module];
  return { enabled: true, campaigns, respondents };
};

const buildPlatformSection = async (
  tx: Tx,
  actor: Member,
  counts: Counts,
): Promise<Dashboard['platform']> => {
  const activity = await listLatestActivity(tx, ACTIVITY_LINES);
  return {
    organizations: await countOrganizations(tx),
    users: await countUsers(tx),
    campaigns: pickCount(counts, 'campaigns'),
    respondents: pickCount(counts, 'respondents'),
    activity: activity.map((row) => presentActivity(actor, row)),
  };
};

/** Each role sees what the one below sees, and more (spec, section 2). */
const buildDashboard = async (tx: Tx, actor: Member): Promise<Dashboard> => {
  const { organizationId } = actor;
  const own = await countByModule(tx, organizationId);
  const all = organizationPolicy.readPlatform(actor) ? await countByModule(tx) : null;
  // As many as the module's list has.
  const listed = all ?? own;
  return {
    modules: {
      screening: moduleStatus(actor, 'screening', listed),
      profiling: moduleStatus(actor, 'profiling', listed),
    },
    notTold: hasModule(actor, 'screening')
      ? (await findToldFigures(tx, { organizationId })).notTold
      : 0,
    administration: organizationPolicy.readAdministration(actor, organizationId)
      ? { users: await countUsers(tx, organizationId), openCampaigns: pickCount(own, 'open') }
      : null,
    platform: all && (await buildPlatformSection(tx, actor, all)),
  };
};

export const dashboard: Handlers<typeof contract.dashboard> = {
  read: ({ actor, tx }) => buildDashboard(tx, actor),

  firstDay: ({ config, actor, tx }) => buildFirstDay(config, tx, actor),

  saveFirstDay: async ({ config, actor, tx, body }) => {
    await saveFirstDayDismissed(tx, actor, body.dismissed);
    return buildFirstDay(config, tx, actor);
  },
};
