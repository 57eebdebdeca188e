import { customUrl } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import { sql } from '@cadran/db/sql';
import type { CampaignAddress } from '../../../http/static/public-address.ts';

const named = (address: CampaignAddress | null) => {
  if (address === null) return sql`false`;
  if ('id' in address) return sql`c.id = ${address.id}`;
  const url = customUrl.safeParse(address.customUrl);
  return url.success ? sql`c.custom_url = ${url.data}` : sql`false`;
};

/**
 * The campaign of a public page, and what changes with every change of the rows that the page is made of, whoever makes
 * it: PostgreSQL gives a changed row another xmin. Undefined if there is no such organisation.
 */
export const findPublicPage = async (
  tx: Tx,
  organizationId: string,
  address: CampaignAddress | null,
): Promise<{ version: string; campaignId: string | null } | undefined> => {
  const campaigns = sql.identifier(`${address?.module ?? 'screening'}_campaigns`);
  const { rows } = await tx.sql.execute<{ version: string; campaignId: string | null }>(sql`
    select concat_ws(' ', o.xmin, c.id, c.xmin) as version, c.id as "campaignId"
    from organizations o
    left join ${campaigns} c on c.organization_id = o.organization_id and ${named(address)}
    where o.organization_id = ${organizationId}`);
  return rows[0];
};
