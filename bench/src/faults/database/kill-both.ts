import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createEmbeddedQuery } from '../../../../drills/support/superuser-query.ts';
import { startApp } from '../../../../drills/support/running-app.ts';
import { startLoadGenerator } from '../../product/load-generator.ts';
import { atLeast, atMost, type Drill } from '../../product/drill.ts';
import { createLedger } from '../../product/ledger.ts';
import { openCampaigns } from '../../product/open-campaigns.ts';
import { checkLedger } from '../check-ledger.ts';

const TIMES = 30;

export const killBoth: Drill = {
  name: `embedded: kill -9 of app and database, ${TIMES} times`,
  run: async () => {
    const folder = await mkdtemp(join(tmpdir(), 'cadran-bench-'));
    const start = () => startApp(folder, { TRUST_PROXY: '127.0.0.1' });
    let app = await start();
    try {
      const campaigns = await openCampaigns(app.address, 6);
      const ledger = createLedger();
      const opened: number[] = [];
      for (let time = 0; time < TIMES; time++) {
        const load = startLoadGenerator({
          addresses: () => [app.address],
          campaigns,
          size: 8,
          ledger,
        });
        // At a different moment each time.
        await sleep(700 + 37 * time);
        app.killDatabase();
        await app.kill();
        await load.stop();
        const began = performance.now();
        app = await start();
        opened.push(performance.now() - began);
      }
      return [
        ...(await checkLedger(createEmbeddedQuery(folder), campaigns, ledger)),
        atLeast('opened again', opened.length, TIMES),
        atMost('slowest start', Math.max(...opened) / 1000, 20, ' s'),
      ];
    } finally {
      await app.stop();
      await rm(folder, { recursive: true, force: true });
    }
  },
};
