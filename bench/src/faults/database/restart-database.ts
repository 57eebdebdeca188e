import { setTimeout as sleep } from 'node:timers/promises';
import { atMost, type Drill, holds } from '../../product/drill.ts';
import type { Instances } from '../../product/two-instances.ts';
import { underLoad } from '../under-load.ts';

/** More restarts would meet the increasing delay between failed starts. */
const TIMES = 4;

const PATIENCE_MS = 60_000;

/** The database runs as another process and answers queries. */
const waitForRestart = async ({ server }: Instances, before: number): Promise<void> => {
  const until = performance.now() + PATIENCE_MS;
  while (server.pid() === before) {
    if (performance.now() > until) throw new Error('The database did not come back.');
    await sleep(10);
  }
};

/** SIGQUIT is PostgreSQL's immediate shutdown. */
const restarting = (name: string, signal: 'SIGKILL' | 'SIGQUIT'): Drill => ({
  name: `${name} under load, ${TIMES} times`,
  run: underLoad(async (product, ledger) => {
    const pids = product.running().map(({ pid }) => pid);
    const back: number[] = [];
    for (let time = 0; time < TIMES; time++) {
      await sleep(1_500);
      const database = product.server.pid();
      const moment = performance.now();
      process.kill(database, signal);
      // Requests under way may still be acknowledged: only what is acknowledged by the new process counts.
      await waitForRestart(product, database);
      const restarted = performance.now();
      while (ledger.firstAfter(restarted) === Infinity && performance.now() < moment + PATIENCE_MS)
        await sleep(10);
      back.push(restarted - moment + ledger.firstAfter(restarted));
    }
    await sleep(500);
    return () => [
      holds(
        'the apps stay up',
        pids.every((pid) => process.kill(pid, 0)),
      ),
      atMost('first success after it, at worst', Math.max(...back), 5_000, ' ms'),
      atMost('longest time without any acknowledgement', ledger.longestGap(), 5_000, ' ms'),
    ];
  }),
});

export const restartDatabase: readonly Drill[] = [
  restarting('database restart (immediate)', 'SIGQUIT'),
  restarting('kill -9 of the database', 'SIGKILL'),
];
