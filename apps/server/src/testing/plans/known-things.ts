import type pg from 'pg';
import type { PlannedHouse } from '../../seed/plan-houses.ts';
import type { KnownThings } from './list-requests.ts';

type Look = <T extends pg.QueryResultRow>(text: string, values?: unknown[]) => Promise<T[]>;

/** Something of each kind in a seeded house, in its largest campaigns. */
export const knownThings = async (house: PlannedHouse, look: Look): Promise<KnownThings> => {
  const { organizationId } = house;
  const one = async (text: string): Promise<string | undefined> =>
    (await look<{ id: string }>(`select id from ${text} limit 1`, [organizationId]))[0]?.id;
  return {
    organization: organizationId,
    user: house.users[0]?.id,
    screeningCampaign: house.screening[0]?.id,
    profilingCampaign: house.profiling[0]?.id,
    candidate: await one(
      `screening_questionnaires where organization_id = $1 and status = 'completed'
       and campaign_id = '${house.screening[0]?.id ?? ''}'`,
    ),
    mail: await one('mails where organization_id = $1'),
  };
};
