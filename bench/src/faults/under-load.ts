import type { Drill, Figure } from '../product/drill.ts';
import { createLedger, type Ledger } from '../product/ledger.ts';
import { startLoadGenerator } from '../product/load-generator.ts';
import { startTwoInstances, type TwoInstances } from '../product/two-instances.ts';
import { checkLedger } from './check-ledger.ts';

/** Causes a fault while candidates answer; the figures are read when the last request is answered. */
export const underLoad =
  (
    cause: (product: TwoInstances, ledger: Ledger) => Promise<() => readonly Figure[]>,
    timeoutMs?: number,
  ): Drill['run'] =>
  async () => {
    const product = await startTwoInstances();
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
