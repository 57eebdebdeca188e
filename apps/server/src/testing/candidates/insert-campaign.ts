import { randomUUID } from 'node:crypto';
import type { TestApp } from '../test-app.ts';

/** Inserts a campaign with candidates directly, for tests of counts and owners. */
export const insertCampaign = async (
  test: TestApp,
  owner: { organizationId: string; id: string },
  more: { closed?: boolean; opened?: number; completed?: number } = {},
): Promise<string> => {
  const [row] = await test.database.asSuperuser<{ id: string }>(
    `insert into screening_campaigns (organization_id, owner_id, name, custom_url, profile, customization, status, closed_at)
     values ($1, $2, 'A campaign', $3, '{}', '{}', $4, $5) returning id`,
    [
      owner.organizationId,
      owner.id,
      `c-${randomUUID()}`,
      more.closed === true ? 'closed' : 'open',
      more.closed === true ? new Date() : null,
    ],
  );
  const id = row?.id ?? '';
  await test.database.asSuperuser(
    `insert into screening_questionnaires
       (organization_id, campaign_id, status, language, consented_at, consent_version, opened_at, completed_at)
     select $1, $2, case when n <= $3 then 'opened' else 'completed' end, 'fr', now(), '1', now(),
            case when n > $3 then now() end
     from generate_series(1, $3::integer + $4::integer) n`,
    [owner.organizationId, id, more.opened ?? 0, more.completed ?? 0],
  );
  return id;
};
