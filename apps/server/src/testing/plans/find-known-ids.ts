import type pg from 'pg';
import type { PlannedTenant } from '../../../seed/plan-tenants.ts';
import type { KnownIds } from './list-requests.ts';

type RunQuery = <T extends pg.QueryResultRow>(text: string, values?: unknown[]) => Promise<T[]>;

/** Ids of each kind of resource in a seeded tenant's largest campaigns. */
export const findKnownIds = async (tenant: PlannedTenant, look: RunQuery): Promise<KnownIds> => {
  const { organizationId } = tenant;
  const one = async (text: string): Promise<string | undefined> =>
    (await look<{ id: string }>(`select id from ${text} limit 1`, [organizationId]))[0]?.id;
  return {
    organization: organizationId,
    user: tenant.users[0]?.id,
    screeningCampaign: tenant.screening[0]?.id,
    profilingCampaign: tenant.profiling[0]?.id,
    candidate: await one(
      `screening_questionnaires where organization_id = $1 and status = 'completed'
       and campaign_id = '${tenant.screening[0]?.id ?? ''}'`,
    ),
    mail: await one('mails where organization_id = $1'),
  };
};
