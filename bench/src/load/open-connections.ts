import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { logIn } from '../../../drills/support/client.ts';
import { startApp } from '../../../drills/support/running-app.ts';
import { share } from '../measuring/statistics.ts';
import { atLeast, atMost, type Drill, noted } from '../product/drill.ts';
import { residentMegabytes } from '../product/process-figures.ts';

const CONNECTIONS = 10_000;
const AT_ONCE = 200;
const WARM_UP_EACH = 100;
const REQUEST = 'GET /health HTTP/1.1\r\nHost: cadran\r\n\r\n';

const open = async (port: number): Promise<Socket> => {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.setNoDelay(true);
  return socket;
};

/** Sends one request on a connection that stays open; returns its duration. */
const ask = async (socket: Socket): Promise<number> => {
  const began = performance.now();
  socket.write(REQUEST);
  const [chunk] = (await once(socket, 'data', { signal: AbortSignal.timeout(30_000) })) as [Buffer];
  if (!chunk.toString('latin1').startsWith('HTTP/1.1 200')) throw new Error(chunk.toString());
  return performance.now() - began;
};

/** Runs a limited number at a time. */
const runLimited = async <T>(
  items: readonly T[],
  work: (item: T) => Promise<void>,
): Promise<void> => {
  const left = items.values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const item of left) await work(item);
    }),
  );
};

/** The same number of requests over few connections, to subtract the growth of a process that starts to work. */
const warmUp = async (port: number): Promise<void> => {
  const sockets = await Promise.all(Array.from({ length: AT_ONCE }, () => open(port)));
  await Promise.all(
    sockets.map(async (socket) => {
      for (let asked = 0; asked < WARM_UP_EACH; asked++) await ask(socket);
      socket.destroy();
    }),
  );
};

export const openConnections: Drill = {
  name: `${CONNECTIONS} open connections`,
  run: async () => {
    const folder = await mkdtemp(join(tmpdir(), 'cadran-bench-'));
    const app = await startApp(folder);
    const sockets: Socket[] = [];
    try {
      const port = Number(new URL(app.address).port);
      await warmUp(port);
      const before = residentMegabytes(app.pid);
      let errors = 0;
      const began = performance.now();
      await runLimited(Array.from({ length: CONNECTIONS }), async () => {
        try {
          const socket = await open(port);
          socket.on('error', () => void (errors += 1));
          sockets.push(socket);
          await ask(socket);
        } catch {
          errors += 1;
        }
      });
      const seconds = (performance.now() - began) / 1000;
      const times: number[] = [];
      await runLimited(sockets, async (socket) => {
        await ask(socket).then(
          (ms) => times.push(ms),
          () => void (errors += 1),
        );
      });
      // A user who works while all connections are open.
      const camille = await logIn(app.address, 'camille', 'cadran-demo');
      const works: number[] = [];
      for (let time = 0; time < 50; time++) {
        const asked = performance.now();
        const { status } = await camille.send('GET', '/screening/campaigns');
        if (status !== 200) errors += 1;
        works.push(performance.now() - asked);
        await sleep(20);
      }
      const memory = residentMegabytes(app.pid);
      return [
        atLeast(
          'held at the same time',
          sockets.filter((one) => !one.destroyed).length,
          CONNECTIONS,
        ),
        noted('opened in (s)', seconds),
        atMost('errors', errors, 0),
        atMost('p99 of a request on each of them', share(times, 0.99), 3_000, ' ms'),
        atMost('p99 of somebody who works meanwhile', share(works, 0.99), 3_000, ' ms'),
        noted('memory before (MB)', before),
        noted('memory with all of them (MB)', memory),
        atMost('memory they take', memory - before, 300, ' MB'),
      ];
    } finally {
      for (const socket of sockets) socket.destroy();
      await app.stop();
      await rm(folder, { recursive: true, force: true });
    }
  },
};
