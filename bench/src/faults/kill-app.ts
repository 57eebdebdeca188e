import { setTimeout as sleep } from 'node:timers/promises';
import { startCrowd } from '../product/crowd.ts';
import { atMost, type Drill } from '../product/drill.ts';
import { createLedger } from '../product/ledger.ts';
import { startTwoInstances } from '../product/two-instances.ts';
import { judgeLedger } from './judge-ledger.ts';

const KILLS = 25;

export const killApp: Drill = {
  name: `kill -9 of an instance, ${KILLS} times`,
  run: async () => {
    const product = await startTwoInstances();
    try {
      const ledger = createLedger();
      const crowd = startCrowd({ ...product, size: 12, ledger });
      await sleep(1_000);
      for (let kill = 0; kill < KILLS; kill++) {
        await product.killAndRestart(kill % 2);
        await sleep(500);
      }
      await crowd.stop();
      return [
        ...(await judgeLedger(product.server.query, product.campaigns, ledger)),
        atMost('longest time without any acknowledgement', ledger.longestGap(), 1_000, ' ms'),
        atMost('slowest acknowledgement', Math.max(...ledger.waits()), 2_000, ' ms'),
      ];
    } finally {
      await product.close();
    }
  },
};
