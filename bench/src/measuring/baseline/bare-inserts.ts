import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { databaseMs, ownMs, parentOf, processorMs } from '../../product/process-figures.ts';
import { createCaller, callConcurrently } from '../caller.ts';

const SERVER = fileURLToPath(new URL('bare-server.ts', import.meta.url));

interface BareInserts {
  readonly perSecond: number;
  /** Processor time of a request, that of its caller included. */
  readonly processorMs: number;
}

/** Requests to a minimal Node server that inserts each body durably. */
export const bareInserts = async (
  connection: pg.ClientConfig,
  body: string,
  callers: number,
  seconds: number,
): Promise<BareInserts> => {
  const client = new pg.Client(connection);
  await client.connect();
  await client.query(
    'create table bare_rows (organization_id uuid, id uuid, body jsonb, primary key (organization_id, id))',
  );
  const server = fork(SERVER, [JSON.stringify(connection)]);
  try {
    const [port] = (await once(server, 'message')) as [number];
    const caller = createCaller(`http://127.0.0.1:${port}`, callers);
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const postmaster = parentOf(rows[0]?.pid ?? 0);
    let requests = 0;
    const used = () => processorMs(server.pid ?? 0) + databaseMs(postmaster) + ownMs();
    const before = used();
    const perSecond = await callConcurrently(callers, seconds * 1000, async () => {
      const { status } = await caller.call('PUT', '/', body);
      if (status !== 200) throw new Error(`The bare server answered ${status}.`);
      requests += 1;
    });
    caller.close();
    return { perSecond, processorMs: (used() - before) / requests };
  } finally {
    server.kill();
    await client.query('drop table bare_rows');
    await client.end();
  }
};
