import { setTimeout as sleep } from 'node:timers/promises';
import { median, share } from '../measuring/statistics.ts';
import { startLoadGenerator } from '../product/load-generator.ts';
import { atLeast, atMost, type Drill, noted } from '../product/drill.ts';
import { createLedger } from '../product/ledger.ts';
import { databaseMs, processorMs } from '../product/process-figures.ts';
import { startTwoInstances } from '../product/two-instances.ts';

const WARM_UP_MS = 5_000;
const MEASURED_MS = 20_000;

/** Pages saved and questionnaires completed by candidates; each is on disk before it is acknowledged. */
export const submissions: Drill = {
  name: 'durable submissions',
  run: async () => {
    const product = await startTwoInstances('direct');
    try {
      const warm = createLedger();
      const first = startLoadGenerator({ ...product, size: 24, ledger: warm });
      await sleep(WARM_UP_MS);
      await first.stop();
      const used = () => ({
        apps: product.running().reduce((sum, { pid }) => sum + processorMs(pid), 0),
        database: databaseMs(product.server.pid()),
        own: processorMs(process.pid),
      });
      const before = used();
      const ledger = createLedger();
      const load = startLoadGenerator({ ...product, size: 24, ledger });
      await sleep(MEASURED_MS);
      const { acknowledged } = ledger.counts();
      const after = used();
      const each = (what: keyof typeof after) =>
        ((after[what] - before[what]) / acknowledged).toFixed(2);
      const waits = [...ledger.waits()];
      await load.stop();
      return [
        atLeast('a second', (acknowledged * 1000) / MEASURED_MS, 300),
        noted('median (ms)', median(waits)),
        atMost('p99', share(waits, 0.99), 250, ' ms'),
        noted('slowest (ms)', Math.max(...waits)),
        noted('processor time of the apps for one (ms)', each('apps')),
        noted('processor time of the database for one (ms)', each('database')),
        noted('processor time of the simulated candidate (ms)', each('own')),
      ];
    } finally {
      await product.close();
    }
  },
};
