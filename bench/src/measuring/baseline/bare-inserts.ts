import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { createCaller, callConcurrently } from '../caller.ts';

const SERVER = fileURLToPath(new URL('bare-server.ts', import.meta.url));

/** Requests per second of a minimal Node server that inserts each body durably. */
export const bareInserts = async (
  connection: pg.ClientConfig,
  body: string,
  callers: number,
  seconds: number,
): Promise<number> => {
  const client = new pg.Client(connection);
  await client.connect();
  await client.query(
    'create table bare_rows (organization_id uuid, id uuid, body jsonb, primary key (organization_id, id))',
  );
  const server = fork(SERVER, [JSON.stringify(connection)]);
  try {
    const [port] = (await once(server, 'message')) as [number];
    const caller = createCaller(`http://127.0.0.1:${port}`, callers);
    const perSecond = await callConcurrently(callers, seconds * 1000, async () => {
      const { status } = await caller.call('PUT', '/', body);
      if (status !== 200) throw new Error(`The bare server answered ${status}.`);
    });
    caller.close();
    return perSecond;
  } finally {
    server.kill();
    await client.query('drop table bare_rows');
    await client.end();
  }
};
