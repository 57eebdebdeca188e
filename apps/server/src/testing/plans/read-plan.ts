import type { Statement } from '@cadran/db';
import { DATABASE_ROLES } from '@cadran/db';
import type pg from 'pg';

/** A node of what EXPLAIN answers, of which we read this. */
export interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Index Cond'?: string;
  readonly 'Plan Rows': number;
  readonly Plans?: readonly PlanNode[];
}

const READS = /^\s*(select|with)\b/i;

/** Statements that ask and change nothing; a cursor's query is asked for by itself. */
export const isQuestion = ({ text }: Statement): boolean =>
  READS.test(text) && !/\bfor (update|share|no key update)\b/i.test(text);

/** How PostgreSQL would answer the statement, on behalf of the same tenant. */
export const readPlan = async (
  client: pg.Client,
  { text, values, organizationId }: Statement,
): Promise<PlanNode> => {
  await client.query('begin');
  try {
    await client.query(
      `select set_config('role', $1, true), set_config('app.organization', $2, true)`,
      [
        organizationId === null ? DATABASE_ROLES.platform : DATABASE_ROLES.app,
        organizationId ?? '',
      ],
    );
    const { rows } = await client.query<{ 'QUERY PLAN': readonly { Plan: PlanNode }[] }>(
      `explain (format json) ${text}`,
      [...values],
    );
    const plan = rows[0]?.['QUERY PLAN'][0]?.Plan;
    if (!plan) throw new Error(`No plan for ${text}`);
    return plan;
  } finally {
    await client.query('rollback');
  }
};
