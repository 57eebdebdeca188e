import type { Statement } from '@cadran/db';
import { DATABASE_ROLES } from '@cadran/db';
import type pg from 'pg';

/** The fields of an EXPLAIN node that we use. */
export interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Index Cond'?: string;
  readonly 'Plan Rows': number;
  readonly 'Total Cost': number;
  readonly Plans?: readonly PlanNode[];
}

const READS = /^\s*(select|with)\b/i;

/** Statements that neither change nor lock rows. */
export const isReadStatement = ({ text }: Statement): boolean =>
  READS.test(text) && !/\bfor (update|share|no key update)\b/i.test(text);

const explain = async (
  client: pg.Client,
  options: string,
  text: string,
  values: readonly unknown[] = [],
): Promise<PlanNode> => {
  const { rows } = await client.query<{ 'QUERY PLAN': readonly { Plan: PlanNode }[] }>(
    `explain (${options}) ${text}`,
    [...values],
  );
  const plan = rows[0]?.['QUERY PLAN'][0]?.Plan;
  if (!plan) throw new Error(`No plan for ${text}`);
  return plan;
};

const tablesIn = (node: PlanNode): number =>
  (node['Relation Name'] === undefined ? 0 : 1) +
  (node.Plans ?? []).reduce((sum, child) => sum + tablesIn(child), 0);

/** PostgreSQL's estimate of the cost of planning, per table (plancache.c). */
const PLANNING_COST = 2.5;
const customPlanCost = (plan: PlanNode): number =>
  plan['Total Cost'] + PLANNING_COST * (tablesIn(plan) + 1);

/**
 * The plan PostgreSQL would use for the statement and tenant: the custom plan for these values or, where that is
 * cheaper, the generic plan of a prepared statement.
 */
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
    const own = await explain(client, 'format json', text, values);
    const kept = await explain(client, 'format json, generic_plan', text);
    return kept['Total Cost'] < customPlanCost(own) ? kept : own;
  } finally {
    await client.query('rollback');
  }
};
