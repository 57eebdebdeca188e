import { setTimeout as sleep } from 'node:timers/promises';
import { atMost, type Drill, holds } from '../../product/drill.ts';
import { underLoad } from '../under-load.ts';

/** More restarts would meet the increasing delay between failed starts. */
const TIMES = 4;

/** SIGQUIT is PostgreSQL's immediate shutdown. */
const restarting = (name: string, signal: 'SIGKILL' | 'SIGQUIT'): Drill => ({
  name: `${name} under load, ${TIMES} times`,
  run: underLoad(async (product, ledger) => {
    const pids = product.running().map(({ pid }) => pid);
    const back: number[] = [];
    for (let time = 0; time < TIMES; time++) {
      await sleep(1_500);
      const moment = performance.now();
      process.kill(product.server.pid(), signal);
      // Requests under way may still succeed: the first success that counts began after the fault.
      await sleep(50);
      while (ledger.firstAfter(moment + 50) === Infinity && performance.now() - moment < 60_000)
        await sleep(10);
      back.push(ledger.firstAfter(moment + 50));
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
