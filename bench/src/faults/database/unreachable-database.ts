import { setTimeout as sleep } from 'node:timers/promises';
import { atMost, type Drill, holds } from '../../product/drill.ts';
import type { Instances } from '../../product/two-instances.ts';
import { underLoad } from '../under-load.ts';

const OUTAGE_MS = 12_000;
const TIMEOUT_MS = 4_000;

/** Time until the next acknowledged request under load. */
const withOutage = (cut: (product: Instances) => Promise<void>, limitMs: number) =>
  underLoad(async (product, ledger) => {
    const pids = product.running().map(({ pid }) => pid);
    await sleep(2_000);
    await cut(product);
    const moment = performance.now();
    while (ledger.firstAfter(moment) === Infinity && performance.now() - moment < 120_000)
      await sleep(10);
    await sleep(1_000);
    return () => [
      holds(
        'the apps stay up',
        pids.every((pid) => process.kill(pid, 0)),
      ),
      atMost('first success once it is there again', ledger.firstAfter(moment), limitMs, ' ms'),
    ];
  }, TIMEOUT_MS);

export const unreachableDatabase: readonly Drill[] = [
  {
    name: `no packet between app and database for ${OUTAGE_MS / 1000} s`,
    run: withOutage(async ({ proxy }) => {
      proxy.freeze();
      await sleep(OUTAGE_MS);
      proxy.thaw();
    }, 5_000),
  },
  {
    name: 'the database moves without a word: old connections stay silent',
    run: withOutage(async ({ proxy }) => proxy.freezeConnections(), 40_000),
  },
];
