import type { CandidateNeighbours, Contact } from '@cadran/contract';
import { schema, type Tx } from '@cadran/db';
import { and, eq, type SQL, sql } from '@cadran/db/sql';
import type { CampaignKey } from '../../screening/index.ts';
import { presentContact } from '../list/present-candidate-summary.ts';
import {
  type CandidateQuery,
  DEFAULT_SORT,
  inCampaign,
  isNullable,
  matchesFilter,
  SORTABLE,
} from './list-candidates.ts';

const { screeningQuestionnaires: questionnaires } = schema;

interface Found {
  readonly side: keyof CandidateNeighbours;
  readonly id: string;
  readonly contact: Partial<Contact>;
}

/**
 * One step in either direction from a candidate's place in the list (order of `listCandidates`), in one statement.
 * Each branch starts at that place in the index of the sort; null values, which come last, have branches of their own.
 */
export const findNeighbours = async (
  tx: Tx,
  campaign: CampaignKey,
  id: string,
  query: Omit<CandidateQuery, 'page' | 'pageSize'>,
): Promise<CandidateNeighbours> => {
  const sort = query.sort ?? DEFAULT_SORT;
  const isDescending = sort.startsWith('-');
  const by = SORTABLE[sort.replace('-', '') as keyof typeof SORTABLE];
  const key = questionnaires.id;
  const here = sql`(select ${by} from ${questionnaires} where ${and(
    eq(questionnaires.organizationId, campaign.organizationId),
    eq(key, id),
  )})`;
  const [forwards, backwards] = isDescending
    ? ([sql`<=`, sql`>=`] as const)
    : ([sql`>=`, sql`<=`] as const);
  const [onwards, back] = isDescending
    ? ([sql`desc`, sql`asc`] as const)
    : ([sql`asc`, sql`desc`] as const);
  const among = and(
    inCampaign(campaign),
    eq(questionnaires.status, 'completed'),
    matchesFilter(query),
  );
  /** Of two branches of one side, the first that finds somebody counts. */
  const nearest = (side: Found['side'], place: 1 | 2, where: SQL, order: SQL) =>
    sql`(select ${side}::text as side, ${place}::int as place, ${key} as id,
      ${questionnaires.contact} as contact
      from ${questionnaires} where ${and(among, where)} order by ${order} limit 1)`;
  const branches = [
    nearest(
      'next',
      1,
      sql`${by} ${forwards} ${here} and (${by} <> ${here} or ${key} > ${id})`,
      sql`${by} ${onwards}, ${key} asc`,
    ),
    nearest(
      'previous',
      1,
      sql`${by} ${backwards} ${here} and (${by} <> ${here} or ${key} < ${id})`,
      sql`${by} ${back}, ${key} desc`,
    ),
    ...(isNullable(sort)
      ? [
          nearest(
            'next',
            2,
            sql`${by} is null and (${here} is not null or ${key} > ${id})`,
            sql`${key} asc`,
          ),
          nearest(
            'previous',
            1,
            sql`${by} is null and ${here} is null and ${key} < ${id}`,
            sql`${key} desc`,
          ),
          nearest(
            'previous',
            2,
            sql`${by} is not null and ${here} is null`,
            sql`${by} ${back}, ${key} desc`,
          ),
        ]
      : []),
  ];
  const { rows } = await tx.sql.execute<Found & Record<string, unknown>>(
    sql`${sql.join(branches, sql` union all `)} order by place`,
  );
  const neighbour = (side: Found['side']) => {
    const found = rows.find((row) => row.side === side);
    return found ? { id: found.id, contact: presentContact(found.contact) } : null;
  };
  return { previous: neighbour('previous'), next: neighbour('next') };
};
