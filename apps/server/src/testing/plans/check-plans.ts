import type { Statement } from '@cadran/db';
import pg from 'pg';
import { findPlanProblems } from './find-plan-problems.ts';
import { type KnownIds, type ListRequest, listRequests } from './list-requests.ts';
import { isReadStatement, readPlan } from './read-plan.ts';

export interface PlannedApp {
  /** The statements that the app executes. */
  readonly statements: Statement[];
  ask(request: ListRequest): Promise<{ readonly status: number; readonly body: string }>;
  readonly connection: pg.ClientConfig;
  readonly resources: KnownIds;
}

export interface CheckedPlans {
  readonly requests: number;
  readonly statements: number;
  readonly problems: readonly string[];
}

/** Sequential scans of smaller tables are fine. */
const LARGE_TABLE_ROWS = 5000;
/** Share of the largest table's rows that the largest tenant may have. */
const TENANT_SHARE = 0.2;
/** A filtered list may sort this many rows; an unfiltered one must use an index. */
const MAX_SORTED_ROWS = 1000;

/** Counts over all organisations must read all rows. */
const countsAll = ({ text, organizationId }: Statement): boolean =>
  organizationId === null &&
  /^select (count|sum)\([^)]*\)[^;]* from "\w+"( where "\w+"\."\w+" (?:=|>=|<) \$1)?;?$/.test(text);

const largeTables = async (client: pg.Client): Promise<Map<string, number>> => {
  const { rows } = await client.query<{ name: string; rows: number }>(
    `select relname as name, reltuples::float8 as rows from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples >= $1`,
    [LARGE_TABLE_ROWS],
  );
  return new Map(rows.map(({ name, rows: count }) => [name, count]));
};

/** Requests every list and report, then explains each statement that the app executed. */
export const checkPlans = async (
  app: PlannedApp,
  which: (request: ListRequest) => boolean = () => true,
): Promise<CheckedPlans> => {
  const client = new pg.Client(app.connection);
  await client.connect();
  try {
    const large = await largeTables(client);
    const sortedAtMost = TENANT_SHARE * Math.max(...large.values());
    const problems: string[] = [];
    const seen = new Set<string>();
    const requests = listRequests(app.resources).filter(which);
    for (const request of requests) {
      app.statements.length = 0;
      const { status, body } = await app.ask(request);
      if (status !== 200) problems.push(`${request.name}: ${status} ${body.slice(0, 200)}`);
      for (const statement of app.statements.filter(isReadStatement)) {
        const key = JSON.stringify([statement.text, statement.organizationId === null]);
        if (seen.has(key)) continue;
        seen.add(key);
        if (countsAll(statement)) continue;
        const plan = await readPlan(client, statement);
        for (const complaint of findPlanProblems(plan, {
          large,
          sortedAtMost: request.opening ? MAX_SORTED_ROWS : sortedAtMost,
        }))
          problems.push(`${request.name}: ${complaint}\n${statement.text}`);
      }
    }
    return { requests: requests.length, statements: seen.size, problems };
  } finally {
    await client.end();
  }
};
