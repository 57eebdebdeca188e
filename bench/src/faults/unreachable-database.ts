import { setTimeout as sleep } from 'node:timers/promises';
import { startCrowd } from '../product/crowd.ts';
import { atMost, type Drill, holds } from '../product/drill.ts';
import { createLedger } from '../product/ledger.ts';
import { startTwoInstances, type TwoInstances } from '../product/two-instances.ts';
import { judgeLedger } from './judge-ledger.ts';

const OUTAGE_MS = 12_000;
const PATIENCE_MS = 4_000;

/** Under load, until somebody is acknowledged again. */
const cutOff =
  (cut: (product: TwoInstances) => Promise<void>, limitMs: number): Drill['run'] =>
  async () => {
    const product = await startTwoInstances();
    try {
      const pids = product.running().map(({ pid }) => pid);
      const ledger = createLedger();
      const crowd = startCrowd({ ...product, size: 12, ledger, patienceMs: PATIENCE_MS });
      await sleep(2_000);
      await cut(product);
      const moment = performance.now();
      while (ledger.firstAfter(moment) === Infinity && performance.now() - moment < 120_000)
        await sleep(10);
      await sleep(1_000);
      await crowd.stop();
      return [
        ...(await judgeLedger(product.server.query, product.campaigns, ledger)),
        holds(
          'the apps stay up',
          pids.every((pid) => process.kill(pid, 0)),
        ),
        atMost('first success once it is there again', ledger.firstAfter(moment), limitMs, ' ms'),
      ];
    } finally {
      await product.close();
    }
  };

export const unreachableDatabase: readonly Drill[] = [
  {
    name: `no packet between app and database for ${OUTAGE_MS / 1000} s`,
    run: cutOff(async ({ proxy }) => {
      proxy.freeze();
      await sleep(OUTAGE_MS);
      proxy.thaw();
    }, 5_000),
  },
  {
    name: 'the database moves without a word: old connections stay silent',
    run: cutOff(async ({ proxy }) => proxy.strand(), 40_000),
  },
];
