import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { closeConnectionsWhileStopping } from '../../http/close-connections.ts';
import { drain } from './drain.ts';

const REQUEST = 'GET / HTTP/1.1\r\nhost: cadran\r\n\r\n';

describe('drain', () => {
  let app: FastifyInstance;
  let port: number;
  let callers: Socket[];
  beforeEach(async () => {
    app = Fastify({ forceCloseConnections: 'idle' });
    closeConnectionsWhileStopping(app);
    app.get('/', () => 'here');
    await app.listen({ port: 0, host: '127.0.0.1' });
    ({ port } = app.server.address() as AddressInfo);
    callers = [];
  });
  afterEach(async () => {
    for (const caller of callers) caller.destroy();
    await app.close();
  });

  const call = (): Socket => {
    const caller = connect(port, '127.0.0.1');
    callers.push(caller);
    return caller;
  };
  const ask = async (caller: Socket): Promise<string> => {
    caller.write(REQUEST);
    const [answer] = (await once(caller, 'data')) as [Buffer];
    return answer.toString();
  };

  /** Blocks the event loop while the kernel goes on. */
  const standStill = (ms: number) =>
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

  it('serves connections that were in the backlog', async () => {
    const asked = Array.from({ length: 12 }, () => ask(call()));
    // The kernel takes a moment to complete the connections.
    await new Promise((resolve) => process.nextTick(resolve));
    standStill(200);
    const drained = drain(app);
    for (const answer of await Promise.all(asked)) expect(answer).toContain('200 OK');
    for (const caller of callers) caller.destroy();
    await drained;
  });

  it('answers requests sent while the process was stalled, with connection: close', async () => {
    const known = Array.from({ length: 3 }, call);
    for (const caller of known) expect(await ask(caller)).toMatch(/connection: keep-alive/i);
    const left = drain(app).then(() => app.close());
    while (app.server.listening) await nextTurn();
    await nextTurn();
    const asked = known.map(ask);
    standStill(2_500);
    for (const answer of await Promise.all(asked)) {
      expect(answer).toContain('200 OK');
      expect(answer).toMatch(/connection: close/i);
    }
    await left;
  });

  it('does not wait forever for an idle connection', async () => {
    const silent = call();
    await ask(silent);
    const closed = once(silent, 'close');
    await drain(app);
    await app.close();
    await closed;
    expect(silent.destroyed).toBe(true);
  });

  it('refuses new connections', async () => {
    await drain(app);
    await expect(once(call(), 'connect')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });
});
