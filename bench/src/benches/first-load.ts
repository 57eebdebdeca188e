import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { logIn } from '../../../apps/server/drills/support/client.ts';
import { startApp } from '../../../apps/server/drills/support/running-app.ts';
import { launchBrowser, loadPage } from '../measuring/browser-load.ts';
import type { Bench, Measure } from '../measuring/measure.ts';

const TIMES = 5;

export const bench: Bench = {
  run: async () => {
    const folder = await mkdtemp(join(tmpdir(), 'cadran-load-'));
    const app = await startApp(folder);
    const browser = await launchBrowser();
    try {
      const admin = await logIn(app.address, 'camille', 'cadran-demo');
      const linkOf = async (module: 'screening' | 'profiling'): Promise<string> => {
        const { body } = await admin.send('GET', `/${module}/campaigns?status=open`);
        const [campaign] = (body as { items: { link: string }[] }).items;
        return `${app.address}${new URL(campaign?.link ?? '/', app.address).pathname}`;
      };
      const loaded = async (name: string, url: string): Promise<Measure[]> => {
        const load = await loadPage(browser, url, TIMES);
        return [
          { what: `${name}: first content`, value: load.firstContentMs, unit: 'ms' },
          { what: `${name}: sent until then`, value: load.kilobytes, unit: 'KB' },
          { what: `${name}: requests until then`, value: load.requests, unit: 'requests' },
          {
            what: `${name}: sent in all, with what comes next`,
            value: load.allKilobytes,
            unit: 'KB',
          },
          { what: `${name}: requests in all`, value: load.allRequests, unit: 'requests' },
        ];
      };
      return {
        title: 'First visit',
        how: `A real Chromium with an empty cache, its processor slowed down four times, on Chromium’s own “Slow 4G” (1.4 Mbit/s, 562 ms there and back); the median of ${TIMES} visits. Fonts and pictures included.`,
        measures: [
          ...(await loaded('Candidate', await linkOf('screening'))),
          ...(await loaded('Employee', await linkOf('profiling'))),
          ...(await loaded('Back office, log-in', `${app.address}/login`)),
        ],
      };
    } finally {
      await browser.close();
      await app.stop();
      await rm(folder, { recursive: true, force: true });
    }
  },
};
