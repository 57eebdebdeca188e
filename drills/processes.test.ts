import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { contract, type OpenedSession } from '@cadran/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoFolder } from './support/demo-folder.ts';
import {
  openConnection,
  type OwnConnection,
  servedBy,
  workersOf,
} from './support/own-connection.ts';
import { type RunningApp, startApp } from './support/running-app.ts';

const PASSWORD = 'cadran-demo';
const CONNECTIONS = 12;
const SHARE = 3;
/** Runs at once when a process begins to run jobs, and then seldom. */
const FIRST_JOB = 'webhook-cleanup';
interface Page<Item> {
  readonly items: readonly Item[];
}

const PATIENCE = { timeout: 60_000, interval: 100 };

describe.skipIf(process.platform !== 'linux')('an instance of two processes', () => {
  let folder: string;
  let app: RunningApp;
  const opened: OwnConnection[] = [];
  const start = async (): Promise<void> => {
    app = await startApp(folder, { PROCESSES: '2', START_BUDGET_ADDRESS: String(SHARE) });
  };
  beforeAll(async () => {
    folder = await demoFolder();
    await start();
  });
  afterAll(async () => {
    for (const connection of opened) connection.close();
    await app.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const connect = (): OwnConnection => {
    const connection = openConnection(app.address);
    opened.push(connection);
    return connection;
  };
  const logIn = async (connection: OwnConnection, identifier: string): Promise<string> => {
    const body = { identifier, password: PASSWORD };
    const answer = await connection.send(
      'POST',
      `/api${contract.auth.login.path}`,
      undefined,
      body,
    );
    expect(answer.status).toBe(200);
    return (answer.body as OpenedSession).token;
  };
  /** Connections that are open, by the process that serves them. */
  const connectToBoth = async (): Promise<Map<number, OwnConnection[]>> => {
    const byWorker = new Map<number, OwnConnection[]>();
    while (byWorker.size < 2 || [...byWorker.values()].flat().length < CONNECTIONS) {
      const connection = connect();
      expect((await connection.send('GET', '/api/health')).status).toBe(200);
      const worker = servedBy(connection, workersOf(app.pid));
      if (worker === undefined) throw new Error('Nobody serves this connection.');
      byWorker.set(worker, [...(byWorker.get(worker) ?? []), connection]);
    }
    return byWorker;
  };
  const metric = async (line: string): Promise<number | undefined> => {
    const connection = connect();
    const text = String((await connection.send('GET', '/metrics')).body);
    const found = text.split('\n').find((one) => one.startsWith(`${line} `));
    return found === undefined ? undefined : Number(found.slice(line.length));
  };
  const untilBothServe = async (): Promise<void> => {
    await expect.poll(() => metric('server_processes').catch(() => 0), PATIENCE).toBe(2);
  };
  const jobsRun = () => metric(`job_duration_seconds_count{job="${FIRST_JOB}",result="done"}`);

  it('says once where it runs', async () => {
    expect(app.output().match(/running at/g)).toHaveLength(1);
    expect(workersOf(app.pid)).toHaveLength(2);
  });

  it('adds up the metrics of both', async () => {
    const asked = (): Promise<number | undefined> =>
      metric('http_request_duration_seconds_count{method="GET",route="/api/health",status="200"}');
    const before = (await asked()) ?? 0;
    const connections = [...(await connectToBoth()).values()].flat();
    expect((await asked()) ?? 0).toBe(before + connections.length);
  });

  it('counts the starts of a network over both', async () => {
    const token = await logIn(connect(), 'camille');
    const list = await connect().send('GET', '/api/screening/campaigns?status=open', token);
    const [campaign] = (list.body as Page<{ id: string }>).items;
    const begin = async (connection: OwnConnection): Promise<number> => {
      const visitor = await connection.send(
        'POST',
        `/api${contract.auth.anonymousToken.path}`,
        undefined,
        { timestamp: Date.now() },
      );
      const body = {
        campaignId: campaign?.id,
        language: 'fr',
        consent: true,
        startKey: crypto.randomUUID(),
      };
      const path = `/api${contract.questionnaires.start.path}`;
      const { token: own } = visitor.body as { token: string };
      return (await connection.send('POST', path, own, body)).status;
    };
    const [one = [], two = []] = (await connectToBoth()).values();
    const statuses: number[] = [];
    for (let turn = 0; turn < SHARE; turn += 1)
      for (const [connection] of [one, two]) if (connection) statuses.push(await begin(connection));
    expect(statuses.filter((status) => status === 201)).toHaveLength(SHARE);
  });

  it('prints a report once for callers of both', async () => {
    const token = await logIn(connect(), 'camille');
    const list = await connect().send(
      'GET',
      '/api/screening/questionnaires?status=completed',
      token,
    );
    const [candidate] = (list.body as Page<{ id: string }>).items;
    const path = `/api/screening/questionnaires/${candidate?.id}/report.pdf`;
    const printed = () => metric('child_process_requests_total{work="pdf"}');
    const before = (await printed()) ?? 0;
    const callers = [...(await connectToBoth()).values()].flatMap((some) => some.slice(0, 4));
    const answers = await Promise.all(callers.map((one) => one.send('GET', path, token)));
    expect(answers.map(({ status }) => status)).toEqual(callers.map(() => 200));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await printed()).toBe(before + 1);
    await callers[0]?.send('GET', path, token);
    expect(await printed()).toBe(before + 1);
  });

  it('has one scheduler of jobs, and names another when it dies', async () => {
    await expect.poll(jobsRun, PATIENCE).toBe(1);
    for (const worker of workersOf(app.pid)) {
      process.kill(worker, 'SIGKILL');
      // Without its successor, killing the other would close the socket.
      await expect
        .poll(() => workersOf(app.pid).filter((one) => one !== worker), PATIENCE)
        .toHaveLength(2);
      await untilBothServe();
      await expect.poll(jobsRun, PATIENCE).toBe(1);
    }
  });

  it('loses one: what was acknowledged is kept, the other serves on, a new one is started', async () => {
    const byWorker = await connectToBoth();
    const [victim] = [...byWorker.keys()];
    if (victim === undefined) throw new Error('nobody serves');
    const token = await logIn(connect(), 'superadmin');
    const acknowledged: string[] = [];
    const failedAt = new Set<number>();
    const over = new AbortController();
    const write = async (
      worker: number,
      connection: OwnConnection,
      from: number,
    ): Promise<void> => {
      for (let turn = 0; !over.signal.aborted; turn += 1) {
        const name = `Kept-${from}-${turn}`;
        try {
          const { status } = await connection.send('POST', '/api/organizations', token, { name });
          if (status === 201) acknowledged.push(name);
          else failedAt.add(worker);
        } catch {
          failedAt.add(worker);
          return;
        }
      }
    };
    const writing = [...byWorker]
      .flatMap(([worker, connections]) => connections.map((one) => ({ worker, one })))
      .map(({ worker, one }, from) => write(worker, one, from));
    await expect.poll(() => acknowledged.length, PATIENCE).toBeGreaterThan(2 * CONNECTIONS);
    process.kill(victim, 'SIGKILL');
    const before = acknowledged.length;
    await expect.poll(() => acknowledged.length, PATIENCE).toBeGreaterThan(before + CONNECTIONS);
    await untilBothServe();
    over.abort();
    await Promise.all(writing);
    expect([...failedAt]).toEqual([victim]);
    expect(app.output()).toContain('A process of Cadran has ended (SIGKILL): one other serves.');
    const stored = new Set<string>();
    const reader = connect();
    for (let page = 1; ; page += 1) {
      const path = `/api/organizations?q=Kept&pageSize=200&page=${page}`;
      const { items } = (await reader.send('GET', path, token)).body as Page<{ name: string }>;
      if (items.length === 0) break;
      for (const { name } of items) stored.add(name);
    }
    expect(acknowledged.filter((name) => !stored.has(name))).toEqual([]);
  });

  it('answers what both have accepted when it is stopped', async () => {
    const connections = [...(await connectToBoth()).values()].flat();
    const path = `/api${contract.auth.login.path}`;
    const answers = connections.map((one, place) => {
      const identifier = ['louis', 'ines', 'grace', 'oliver'][place % 4];
      return one.send('POST', path, undefined, { identifier, password: PASSWORD });
    });
    const workers = workersOf(app.pid);
    const code = await app.stop();
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(
      connections.map(() => 200),
    );
    expect(code).toBe(0);
    for (const worker of workers) expect(() => process.kill(worker, 0)).toThrow('ESRCH');
    await start();
  });

  it('says once that its port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const bound = other.address();
    const PORT = String(typeof bound === 'object' ? bound?.port : 0);
    await app.stop();
    await expect(startApp(folder, { PROCESSES: '2', PORT })).rejects.toThrow(
      /^The app ended with 1:(?![^]*could not start[^]*could not start)[^]*choose another PORT/,
    );
    other.close();
    await start();
  });
});
