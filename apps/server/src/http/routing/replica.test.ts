import { allRoutes, contract } from '@cadran/contract';
import { DATABASE_ROLES, openDatabase, type Statement } from '@cadran/db';
import { createTestDatabase, factories, type TestDatabase } from '@cadran/testing';
import { createReportPrinter } from '@cadran/pdf';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { readConfig } from '../../env.ts';
import { createSession } from '../../modules/auth/sessions/session-tokens.ts';
import { computePanelsInProcess } from '../../scoring/compute-panels.ts';
import { computeScoresInProcess } from '../../scoring/compute-scores.ts';
import { createSecrets } from '../../secrets.ts';

describe('read replica', () => {
  const asked: Statement[] = [];
  let test: TestDatabase;
  let replica: ReturnType<typeof openDatabase>;
  let app: FastifyInstance;
  let token: string;
  const pdf = createReportPrinter(() => '');

  beforeAll(async () => {
    test = await createTestDatabase();
    replica = openDatabase({
      // Read-only, like a real replica.
      connection: {
        ...test.connection(DATABASE_ROLES.app),
        options: '-c default_transaction_read_only=on',
      },
      onStatement: (statement) => asked.push(statement),
    });
    const clock = () => new Date();
    const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }, []);
    const secrets = createSecrets('a key of the tests: long enough');
    app = await buildApp(
      {
        config,
        database: test.database,
        replica,
        secrets,
        clock,
        pdf,
        scores: computeScoresInProcess,
        panels: computePanelsInProcess,
      },
      { refuseUnderPressure: false },
    );
    const admin = await factories(test.database).admin();
    token = (await createSession(test.database.global, admin, clock())).bearer.token;
  });
  afterAll(async () => {
    await app.close();
    await pdf.close();
    await replica.close();
    await test.drop();
  });

  const get = async (path: string) => {
    asked.length = 0;
    const headers = { authorization: `Bearer ${token}` };
    return (await app.inject({ method: 'GET', url: `/api${path}`, headers })).statusCode;
  };

  it('serves routes marked fromReplica; authentication uses the primary', async () => {
    for (const { path } of [contract.activityLog.list, contract.dashboard.read]) {
      expect(await get(path)).toBe(200);
      expect(asked.length).toBeGreaterThan(0);
      expect(asked.every(({ organizationId }) => typeof organizationId === 'string')).toBe(true);
    }
  });

  it('is not used for other routes', async () => {
    expect(await get(contract.screening.listCampaigns.path)).toBe(200);
    expect(asked).toEqual([]);
  });

  it('is not used by routes that write', () => {
    const changing = allRoutes.filter(
      ({ fromReplica, method, path }) =>
        fromReplica && method !== 'GET' && !/\/(filter|compare|trend)$/.test(path),
    );
    expect(changing).toEqual([]);
  });
});
