import { setTimeout as sleep } from 'node:timers/promises';
import { workersOf } from '../../../drills/support/own-connection.ts';
import { atMost, type Drill, noted } from '../product/drill.ts';
import type { Ledger } from '../product/ledger.ts';
import type { Instances } from '../product/two-instances.ts';
import { underLoad } from './under-load.ts';

const KILLS = 25;
/** With two processes every fifth kill is of the primary, which ends the whole instance. */
const PRIMARY_EVERY = 5;

const waitsOf = (ledger: Ledger, gapMs: number, waitMs: number) => () => [
  atMost('longest time without any acknowledgement', ledger.longestGap(), gapMs, ' ms'),
  atMost('slowest acknowledgement', Math.max(...ledger.waits()), waitMs, ' ms'),
];

const killTurnByTurn = async (product: Instances, instances: number): Promise<void> => {
  await sleep(1_000);
  for (let kill = 0; kill < KILLS; kill++) {
    await product.killAndRestart(kill % instances);
    await sleep(500);
  }
};

const countServing = async (address: string): Promise<number> => {
  const answer = await fetch(`${address}/metrics`).catch(() => undefined);
  return Number(/^server_processes (\d+)/m.exec((await answer?.text()) ?? '')?.[1] ?? 0);
};

/** Kills a worker, and now and then the primary; both processes serve again before the next. */
const killWorkers = async (product: Instances): Promise<number> => {
  let workers = 0;
  for (let kill = 1; kill <= KILLS; kill++) {
    while ((await countServing(product.addresses()[0] ?? '')) < 2) await sleep(100);
    await sleep(1_000 * Math.random());
    if (kill % PRIMARY_EVERY === 0) {
      await product.killAndRestart(0);
      continue;
    }
    const [app] = product.running();
    const pids = app ? workersOf(app.pid) : [];
    const victim = pids[kill % pids.length];
    if (victim === undefined) throw new Error('No worker is running.');
    process.kill(victim, 'SIGKILL');
    workers += 1;
    await sleep(200);
  }
  return workers;
};

/** The same with one process, with two, and with two instances. */
export const killApp: readonly Drill[] = [
  {
    name: `kill -9 of an instance, ${KILLS} times`,
    run: underLoad(async (product, ledger) => {
      await killTurnByTurn(product, 2);
      return waitsOf(ledger, 1_000, 2_000);
    }),
  },
  {
    name: `kill -9 of the only instance, one process, ${KILLS} times`,
    run: underLoad(
      async (product) => {
        await killTurnByTurn(product, 1);
        return () => [];
      },
      undefined,
      { instances: 1, processes: 1 },
    ),
  },
  {
    name: `kill -9 of the only instance, two processes, ${KILLS} times`,
    run: underLoad(
      async (product) => {
        const workers = await killWorkers(product);
        return () => [
          noted('of them one of its workers', workers),
          noted('of them the whole instance', KILLS - workers),
        ];
      },
      undefined,
      { instances: 1, processes: 2 },
    ),
  },
];
