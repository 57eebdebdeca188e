import { DEFAULT_THEME } from '@cadran/contract';
import { DATABASE_ROLES, openDatabase, type Statement } from '@cadran/db';
import { createReportPrinter } from '@cadran/pdf';
import { buildApp } from '../../../apps/server/src/app.ts';
import { readConfig } from '../../../apps/server/src/env.ts';
import { insertOrganization } from '../../../apps/server/src/modules/organizations/queries.ts';
import { insertUser } from '../../../apps/server/src/modules/users/queries/users.ts';
import { createSession } from '../../../apps/server/src/modules/auth/sessions/session-tokens.ts';
import { createSnapshotProcess } from '../../../apps/server/src/modules/culture-audits/snapshots/compute-snapshot.ts';
import { processDueOnce } from '../../../apps/server/src/jobs/queue.ts';
import { snapshotQueue } from '../../../apps/server/src/modules/culture-audits/snapshots/queue/snapshot-queue.ts';
import { computePanelsInProcess } from '../../../apps/server/src/scoring/compute-panels.ts';
import { computeScoresInProcess } from '../../../apps/server/src/scoring/compute-scores.ts';
import { createSecrets } from '../../../apps/server/src/secrets.ts';
import { checkPlans } from '../../../apps/server/src/testing/plans/check-plans.ts';
import { findKnownIds } from '../../../apps/server/src/testing/plans/find-known-ids.ts';
import type { ListRequest } from '../../../apps/server/src/testing/plans/list-requests.ts';
import pg from 'pg';
import type { Bench } from '../measuring/results/measure.ts';
import { startSeededServer } from '../measuring/seeded-server.ts';
import { median, rounded, share } from '../measuring/statistics.ts';

const SIZE =
  '--organizations 200 --campaigns 20000 --candidates 1000000 --finished 0.02 --employees 1000000';

/** Every list and report of the contract on a database with a million candidates and a million employees. */
export const bench: Bench = {
  run: async () => {
    const on = await startSeededServer({ durable: false });
    const statements: Statement[] = [];
    const database = openDatabase({
      connection: on.connection('app'),
      onStatement: (statement) => statements.push(statement),
    });
    const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }, []);
    const clock = () => new Date();
    const pdf = createReportPrinter(() => '');
    const snapshots = createSnapshotProcess();
    const secrets = createSecrets('a key of the bench: long enough');
    const app = await buildApp(
      {
        config,
        database,
        secrets,
        clock,
        pdf,
        scores: computeScoresInProcess,
        panels: computePanelsInProcess,
      },
      { refuseUnderPressure: false },
    );
    const superuser = new pg.Client(on.server.connection('postgres', 'cadran'));
    await superuser.connect();
    try {
      const { tenants, rows, seconds } = await on.seed(SIZE);
      const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
      const [tenant] = tenants;
      const [admin] = tenant?.users ?? [];
      if (!tenant || !admin) throw new Error('Nothing was seeded.');
      const look = async <T extends pg.QueryResultRow>(text: string, values: unknown[] = []) =>
        (await superuser.query<T>(text, values)).rows;
      const resources = await findKnownIds(tenant, look);
      await look('delete from profiling_snapshots');
      await look(
        `insert into profiling_snapshots (organization_id, campaign_id, number, kind, requested_at)
         values ($1, $2, 1, 'interim', now())`,
        [tenant.organizationId, resources['profilingCampaign']],
      );
      await processDueOnce(snapshotQueue({ database, clock, secrets }, snapshots.compute), {
        database,
        clock,
      });
      const boss = await database.withPlatform(async (tx) => {
        const home = await insertOrganization(tx, { name: 'Home', theme: DEFAULT_THEME });
        return insertUser(tx, {
          organizationId: home.organizationId,
          username: 'boss',
          email: 'boss@example.org',
          passwordHash: 'none',
          role: 'superadmin',
        });
      });
      const opened = (user: { organizationId: string; id: string }) =>
        createSession(database.global, user, clock());
      const tokens = {
        admin: (await opened({ organizationId: tenant.organizationId, id: admin.id })).bearer.token,
        superadmin: (await opened(boss)).bearer.token,
      };
      const times: number[] = [];
      const ask = async ({ route, as, params, query, body }: ListRequest) => {
        const url = `/api${route.path.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? '')}`;
        const begun = performance.now();
        const answer = await app.inject({
          method: route.method,
          url,
          query,
          headers: { authorization: `Bearer ${tokens[as]}` },
          ...(body === undefined ? {} : { payload: body as object }),
        });
        times.push(performance.now() - begun);
        return { status: answer.statusCode, body: answer.body };
      };
      const checked = await checkPlans({
        statements,
        resources,
        ask,
        connection: { ...on.connection('app'), user: DATABASE_ROLES.app },
      });
      for (const problem of checked.problems) console.error(problem);
      return {
        title: 'A million candidates and a million employees',
        how: `Two hundred organisations, the largest with a fourteenth of everything, made as \`npm run seed\` does, on a PostgreSQL that does not wait for the disk; then every list and report of the contract in every order and through every filter, as an administrator of the largest organisation and as a super administrator (but for what docs/decisions/large-lists.md leaves out), each asked once.`,
        measures: [
          { what: 'Rows made', value: total, unit: 'rows' },
          {
            what: 'Rows made, with indexes and statistics',
            value: rounded(total / seconds),
            unit: '/s',
          },
          { what: 'Lists and reports asked for', value: checked.requests, unit: 'requests' },
          { what: 'Statements explained', value: checked.statements, unit: 'statements' },
          {
            what: 'Statements without an index, or sorting everything',
            value: checked.problems.length,
            unit: 'statements',
            atMost: 0,
          },
          { what: 'An answer, median', value: rounded(median(times), 1), unit: 'ms' },
          {
            what: 'An answer, slowest of twenty',
            value: rounded(share(times, 0.95), 1),
            unit: 'ms',
          },
          { what: 'An answer, slowest', value: rounded(Math.max(...times)), unit: 'ms' },
        ],
      };
    } finally {
      await superuser.end();
      await app.close();
      await pdf.close();
      await snapshots.close();
      await database.close();
      await on.stop();
    }
  },
};
