import { allRoutes, contract } from '@cadran/contract';
import { DATABASE_ROLES, openDatabase, type Statement } from '@cadran/db';
import { createTestDatabase, factories, type TestDatabase } from '@cadran/testing';
import { createReportPrinter } from '@cadran/pdf';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { readConfig } from '../env.ts';
import { openSession } from '../services/open-session.ts';
import { secretsFrom } from '../services/secrets.ts';

describe('with a replica', () => {
  const asked: Statement[] = [];
  let test: TestDatabase;
  let replica: ReturnType<typeof openDatabase>;
  let app: FastifyInstance;
  let token: string;
  const pdf = createReportPrinter(() => '');

  beforeAll(async () => {
    test = await createTestDatabase();
    replica = openDatabase({
      // As a replica is: nothing can be written there.
      connection: {
        ...test.connection(DATABASE_ROLES.app),
        options: '-c default_transaction_read_only=on',
      },
      onStatement: (statement) => asked.push(statement),
    });
    const clock = () => new Date();
    const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }, []);
    const secrets = secretsFrom('a key of the tests: long enough');
    app = await buildApp(
      { config, database: test.database, replica, secrets, clock, pdf },
      { refuseUnderPressure: false },
    );
    const admin = await factories(test.database).admin();
    token = (await openSession(test.database.global, admin, clock())).bearer.token;
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

  it('what may lag is read there, who calls is not', async () => {
    for (const { path } of [contract.audit.list, contract.dashboard.read]) {
      expect(await get(path)).toBe(200);
      expect(asked.length).toBeGreaterThan(0);
      expect(asked.every(({ organizationId }) => typeof organizationId === 'string')).toBe(true);
    }
  });

  it('everything else is read from the database that is written to', async () => {
    expect(await get(contract.screening.listCampaigns.path)).toBe(200);
    expect(asked).toEqual([]);
  });

  it('no call that changes something goes there', () => {
    const changing = allRoutes.filter(
      ({ fromReplica, method, path }) =>
        fromReplica && method !== 'GET' && !/\/(filter|compare|trend)$/.test(path),
    );
    expect(changing).toEqual([]);
  });
});
