import type { Statement } from '@cadran/db';
import pg from 'pg';
import { judgePlan } from './judge-plan.ts';
import { type KnownThings, type ListRequest, listRequests } from './list-requests.ts';
import { isQuestion, readPlan } from './read-plan.ts';

export interface PlannedApp {
  /** Collects what the app asks its database. */
  readonly statements: Statement[];
  ask(request: ListRequest): Promise<{ readonly status: number; readonly body: string }>;
  readonly connection: pg.ClientConfig;
  readonly things: KnownThings;
}

export interface CheckedPlans {
  readonly requests: number;
  readonly statements: number;
  readonly complaints: readonly string[];
}

/** Small tables are read as a whole because that is quicker. */
const LARGE = 5000;
/** Of the rows of the largest table: more than the largest tenant has is nobody's own. */
const A_TENANT = 0.2;
/** A list in its own order comes out of an index; a few rows that a filter leaves may be sorted. */
const A_FEW = 1000;

/** Whoever counts everybody's rows looks at all of them, in a table or in an index: whichever is shorter. */
const countsAll = ({ text, organizationId }: Statement): boolean =>
  organizationId === null &&
  /^select (count|sum)\([^)]*\)[^;]* from "\w+"( where "\w+"\."\w+" (?:=|>=|<) \$1)?$/.test(text);

const largeTables = async (client: pg.Client): Promise<Map<string, number>> => {
  const { rows } = await client.query<{ name: string; rows: number }>(
    `select relname as name, reltuples::float8 as rows from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples >= $1`,
    [LARGE],
  );
  return new Map(rows.map(({ name, rows: count }) => [name, count]));
};

/** Asks for every list and report, and then PostgreSQL how it answers what the app asked it for that. */
export const checkPlans = async (
  app: PlannedApp,
  which: (request: ListRequest) => boolean = () => true,
): Promise<CheckedPlans> => {
  const client = new pg.Client(app.connection);
  await client.connect();
  try {
    const large = await largeTables(client);
    const sortedAtMost = A_TENANT * Math.max(...large.values());
    const complaints: string[] = [];
    const seen = new Set<string>();
    const requests = listRequests(app.things).filter(which);
    for (const request of requests) {
      app.statements.length = 0;
      const { status, body } = await app.ask(request);
      if (status !== 200) complaints.push(`${request.name}: ${status} ${body.slice(0, 200)}`);
      for (const statement of app.statements.filter(isQuestion)) {
        const key = JSON.stringify([statement.text, statement.organizationId === null]);
        if (seen.has(key)) continue;
        seen.add(key);
        if (countsAll(statement)) continue;
        const plan = await readPlan(client, statement);
        for (const complaint of judgePlan(plan, {
          large,
          sortedAtMost: request.opening ? A_FEW : sortedAtMost,
        }))
          complaints.push(`${request.name}: ${complaint}\n${statement.text}`);
      }
    }
    return { requests: requests.length, statements: seen.size, complaints };
  } finally {
    await client.end();
  }
};
