import type { PlanNode } from './read-plan.ts';

export interface PlanLimits {
  /** Row counts of the large tables. */
  readonly large: ReadonlyMap<string, number>;
  /** Maximum number of rows to sort. */
  readonly sortedAtMost: number;
}

const rowsInto = (node: PlanNode): number =>
  Math.max(0, ...(node.Plans ?? []).map((child) => child['Plan Rows']));

const nodeProblems = (node: PlanNode, { large, sortedAtMost }: PlanLimits): string[] => {
  const type = node['Node Type'];
  const table = node['Relation Name'] ?? '';
  if (type === 'Seq Scan' && large.has(table)) return [`reads all of ${table}`];
  // An incremental sort reads an index and sorts equal keys only.
  if (type === 'Sort' && rowsInto(node) > sortedAtMost) return [`sorts ${rowsInto(node)} rows`];
  return [];
};

/** Sequential scans and full sorts of large tables. */
export const findPlanProblems = (plan: PlanNode, judged: PlanLimits): string[] => [
  ...nodeProblems(plan, judged),
  ...(plan.Plans ?? []).flatMap((child) => findPlanProblems(child, judged)),
];
