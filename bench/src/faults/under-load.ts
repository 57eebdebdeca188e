import type { Drill, Figure } from '../product/drill.ts';
import { createLedger, type Ledger } from '../product/ledger.ts';
import { startLoadGenerator } from '../product/load-generator.ts';
import { type Instances, type Size, startInstances } from '../product/two-instances.ts';
import { checkLedger } from './check-ledger.ts';

/** Causes a fault while candidates answer; the figures are read when the last request is answered. */
export const underLoad =
  (
    cause: (product: Instances, ledger: Ledger) => Promise<() => readonly Figure[]>,
    timeoutMs?: number,
    size: Size = { instances: 2, processes: 1 },
  ): Drill['run'] =>
  async () => {
    const product = await startInstances(size);
    try {
      const ledger = createLedger();
      const timeout = timeoutMs === undefined ? {} : { timeoutMs };
      const load = startLoadGenerator({ ...product, size: 12, ledger, ...timeout });
      const figures = await cause(product, ledger);
      await load.stop();
      return [
        ...(await checkLedger(product.server.query, product.campaigns, ledger)),
        ...figures(),
      ];
    } finally {
      await product.close();
    }
  };
