import { setTimeout as sleep } from 'node:timers/promises';
import { atMost, type Drill } from '../product/drill.ts';
import { underLoad } from './under-load.ts';

const KILLS = 25;

export const killApp: Drill = {
  name: `kill -9 of an instance, ${KILLS} times`,
  run: underLoad(async (product, ledger) => {
    await sleep(1_000);
    for (let kill = 0; kill < KILLS; kill++) {
      await product.killAndRestart(kill % 2);
      await sleep(500);
    }
    return () => [
      atMost('longest time without any acknowledgement', ledger.longestGap(), 1_000, ' ms'),
      atMost('slowest acknowledgement', Math.max(...ledger.waits()), 2_000, ' ms'),
    ];
  }),
};
