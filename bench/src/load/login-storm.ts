import { setTimeout as sleep } from 'node:timers/promises';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { logIn } from '../../../drills/support/client.ts';
import { startApp } from '../../../drills/support/running-app.ts';
import { median, share } from '../measuring/statistics.ts';
import { atLeast, atMost, type Drill, noted } from '../product/drill.ts';
import { send } from '../product/send.ts';

const AT_THE_DOOR = 300;
const STORM_MS = 15_000;

/** More concurrent log-ins than the hashing queue accepts, while logged-in users keep working. */
export const loginStorm: Drill = {
  name: `login storm, ${AT_THE_DOOR} at once`,
  run: async () => {
    const folder = await mkdtemp(join(tmpdir(), 'cadran-bench-'));
    const app = await startApp(folder, { TRUST_PROXY: '127.0.0.1' });
    try {
      const { token } = await logIn(app.address, 'camille', 'cadran-demo');
      const statuses: Record<number, number> = {};
      const ended = new AbortController();
      let number = 0;
      const knock = async (): Promise<void> => {
        while (!ended.signal.aborted) {
          number += 1;
          const { status } = await send(app.address, {
            method: 'POST',
            path: '/auth/login',
            // Each name is used once, to avoid the throttle per name.
            body: { identifier: `somebody-${number}`, password: 'not this one' },
            from: `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
          }).catch(() => ({ status: 0 }));
          statuses[status] = (statuses[status] ?? 0) + 1;
          if (status === 503) await sleep(500);
        }
      };
      const storm = Array.from({ length: AT_THE_DOOR }, knock);
      const others: number[] = [];
      let failed = 0;
      const until = performance.now() + STORM_MS;
      while (performance.now() < until) {
        const began = performance.now();
        const { status } = await send(app.address, {
          method: 'GET',
          path: '/screening/campaigns',
          token,
        });
        if (status === 200) others.push(performance.now() - began);
        else failed += 1;
        await sleep(25);
      }
      ended.abort();
      await Promise.all(storm);
      const { 401: judged = 0, 503: waiting = 0, ...rest } = statuses;
      for (const [status, count] of Object.entries(rest))
        process.stderr.write(`\n  ${status === '0' ? 'cut or timed out' : status}: ${count}`);
      return [
        noted('log-ins judged a second', (judged * 1000) / STORM_MS),
        noted('asked to come back (503)', waiting),
        atMost(
          'other answers',
          Object.values(rest).reduce((sum, one) => sum + one, 0),
          0,
        ),
        atLeast('requests of others', others.length, 50),
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
