import { setTimeout as sleep } from 'node:timers/promises';
import { median } from '../measuring/statistics.ts';
import { type Drill, noted } from '../product/drill.ts';
import { createLedger } from '../product/ledger.ts';
import { startLoadGenerator } from '../product/load-generator.ts';
import { type Instances, startInstances } from '../product/two-instances.ts';

const ROUNDS = 3;
const WARM_UP_MS = 4_000;
const MEASURED_MS = 8_000;
const PEOPLE = 24;

const rateOf = async (product: Instances, ms: number): Promise<number> => {
  const ledger = createLedger();
  const load = startLoadGenerator({ ...product, size: PEOPLE, ledger });
  await sleep(ms);
  const { acknowledged } = ledger.counts();
  await load.stop();
  return (acknowledged * 1000) / ms;
};

/** Both run all the time and are asked in turn, so that a busy machine slows both. */
export const processes: Drill = {
  name: 'one process and two',
  run: async () => {
    const products = [
      await startInstances({ instances: 1, processes: 1 }, 'direct'),
      await startInstances({ instances: 1, processes: 2 }, 'direct'),
    ] as const;
    try {
      for (const product of products) await rateOf(product, WARM_UP_MS);
      const rates: [number, number][] = [];
      for (let round = 0; round < ROUNDS; round += 1)
        rates.push([
          await rateOf(products[0], MEASURED_MS),
          await rateOf(products[1], MEASURED_MS),
        ]);
      return [
        noted('submissions a second, one process', median(rates.map(([one]) => one))),
        noted('submissions a second, two processes', median(rates.map(([, two]) => two))),
        noted('two for one', median(rates.map(([one, two]) => two / one)).toFixed(2)),
      ];
    } finally {
      for (const product of products) await product.close();
    }
  },
};
