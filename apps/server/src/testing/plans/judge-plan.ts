import type { PlanNode } from './read-plan.ts';

export interface Judged {
  /** Rows of the tables that are large. */
  readonly large: ReadonlyMap<string, number>;
  /** What may be sorted at most: a part of a tenant's rows, never all of everybody's. */
  readonly sortedAtMost: number;
}

const rowsInto = (node: PlanNode): number =>
  Math.max(0, ...(node.Plans ?? []).map((child) => child['Plan Rows']));

const complaintsOf = (node: PlanNode, { large, sortedAtMost }: Judged): string[] => {
  const type = node['Node Type'];
  const table = node['Relation Name'] ?? '';
  if (type === 'Seq Scan' && large.has(table)) return [`reads all of ${table}`];
  // A sort that another one has begun ("Incremental Sort") walks an index and sorts equals only.
  if (type === 'Sort' && rowsInto(node) > sortedAtMost) return [`sorts ${rowsInto(node)} rows`];
  return [];
};

/** What is wrong with a plan at this size: a large table read from end to end, or sorted as a whole. */
export const judgePlan = (plan: PlanNode, judged: Judged): string[] => [
  ...complaintsOf(plan, judged),
  ...(plan.Plans ?? []).flatMap((child) => judgePlan(child, judged)),
];
