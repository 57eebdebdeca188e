import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { logIn } from '../../../drills/support/client.ts';
import { startApp } from '../../../drills/support/running-app.ts';
import { median, share } from '../measuring/statistics.ts';
import { atLeast, atMost, type Drill, noted } from '../product/drill.ts';
import { send } from '../product/send.ts';

const SENDERS = 300;
/** The server's limits (app.ts) plus its check interval, with some tolerance. */
const HEADERS_MS = 15_000 + 5_000 + 2_000;
const BODY_MS = 30_000 + 5_000 + 2_000;

const BEGINNINGS = {
  headers: 'GET /api/auth/session HTTP/1.1\r\nHost: cadran\r\nX-Slow: ',
  bodies:
    'POST /api/auth/login HTTP/1.1\r\nHost: cadran\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{"',
};

/** Sends one byte per second; returns the time until the server closes the connection. */
const sendSlowly = (port: number, beginning: string, limitMs: number): Promise<number> =>
  new Promise((resolve) => {
    const began = performance.now();
    const socket: Socket = connect(port, '127.0.0.1');
    const drip = setInterval(() => socket.write('x'), 1_000);
    const done = (): void => {
      clearInterval(drip);
      clearTimeout(giveUp);
      socket.destroy();
      resolve(performance.now() - began);
    };
    const giveUp = setTimeout(done, limitMs * 2);
    socket.on('error', () => undefined);
    socket.once('close', done);
    socket.resume();
    socket.write(beginning);
  });

export const slowSenders: Drill = {
  name: `${SENDERS} slow senders of headers, ${SENDERS} of bodies`,
  run: async () => {
    const folder = await mkdtemp(join(tmpdir(), 'cadran-bench-'));
    const app = await startApp(folder);
    try {
      const { token } = await logIn(app.address, 'camille', 'cadran-demo');
      const port = Number(new URL(app.address).port);
      const headers = Array.from({ length: SENDERS }, () =>
        sendSlowly(port, BEGINNINGS.headers, HEADERS_MS),
      );
      const bodies = Array.from({ length: SENDERS }, () =>
        sendSlowly(port, BEGINNINGS.bodies, BODY_MS),
      );
      const finished = new AbortController();
      const everybody = Promise.all([Promise.all(headers), Promise.all(bodies)]).then((times) => {
        finished.abort();
        return times;
      });
      const others: number[] = [];
      let failed = 0;
      while (!finished.signal.aborted) {
        const began = performance.now();
        const { status } = await send(app.address, {
          method: 'GET',
          path: '/screening/campaigns',
          token,
        });
        if (status === 200) others.push(performance.now() - began);
        else failed += 1;
        await sleep(50);
      }
      const [headerTimes, bodyTimes] = await everybody;
      return [
        atMost(
          'headers cut after, at most',
          Math.max(...headerTimes) / 1000,
          HEADERS_MS / 1000,
          ' s',
        ),
        atMost('bodies cut after, at most', Math.max(...bodyTimes) / 1000, BODY_MS / 1000, ' s'),
        atLeast('requests of others meanwhile', others.length, 100),
        atMost('of them failed', failed, 0),
        noted('their median (ms)', median(others)),
        atMost('their p99', share(others, 0.99), 500, ' ms'),
      ];
    } finally {
      await app.stop();
      await rm(folder, { recursive: true, force: true });
    }
  },
};
