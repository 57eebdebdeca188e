import { setTimeout as sleep } from 'node:timers/promises';
import { startCrowd } from '../product/crowd.ts';
import { atMost, type Drill, holds } from '../product/drill.ts';
import { createLedger } from '../product/ledger.ts';
import { startTwoInstances } from '../product/two-instances.ts';
import { judgeLedger } from './judge-ledger.ts';

/** More would meet the growing pause that PostgreSQL’s keeper makes between starts that fail. */
const TIMES = 4;

/** SIGQUIT is what an immediate stop sends. */
const restarting = (name: string, signal: 'SIGKILL' | 'SIGQUIT'): Drill => ({
  name: `${name} under load, ${TIMES} times`,
  run: async () => {
    const product = await startTwoInstances();
    try {
      const pids = product.running().map(({ pid }) => pid);
      const ledger = createLedger();
      const crowd = startCrowd({ ...product, size: 12, ledger });
      const back: number[] = [];
      for (let time = 0; time < TIMES; time++) {
        await sleep(1_500);
        const moment = performance.now();
        process.kill(product.server.pid(), signal);
        // What was under way at that moment may still be acknowledged: the first success after the fault is of later.
        await sleep(50);
        while (ledger.firstAfter(moment + 50) === Infinity && performance.now() - moment < 60_000)
          await sleep(10);
        back.push(ledger.firstAfter(moment + 50));
      }
      await sleep(500);
      await crowd.stop();
      return [
        ...(await judgeLedger(product.server.query, product.campaigns, ledger)),
        holds(
          'the apps stay up',
          pids.every((pid) => process.kill(pid, 0)),
        ),
        atMost('first success after it, at worst', Math.max(...back), 5_000, ' ms'),
        atMost('longest time without any acknowledgement', ledger.longestGap(), 5_000, ' ms'),
      ];
    } finally {
      await product.close();
    }
  },
});

export const restartDatabase: readonly Drill[] = [
  restarting('database restart (immediate)', 'SIGQUIT'),
  restarting('kill -9 of the database', 'SIGKILL'),
];
