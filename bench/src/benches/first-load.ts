import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { logIn } from '../../../drills/support/client.ts';
import { startApp } from '../../../drills/support/running-app.ts';
import { launchBrowser, loadPage } from '../measuring/browser/browser-load.ts';
import { watchForm, watchHome } from '../measuring/browser/in-page.ts';
import type { Bench, Measure } from '../measuring/results/measure.ts';
import { loggedInState } from '../measuring/browser/logged-in-state.ts';

const TIMES = 5;

/** What may be needed until the page can be used. */
interface Promised {
  readonly ms?: number;
  readonly kilobytes: number;
  readonly files?: number;
}
const RESPONDENT: Promised = { ms: 3_000, kilobytes: 80, files: 12 };
const LOG_IN: Promised = { ms: 3_500, kilobytes: 90, files: 12 };
const HOME: Promised = { kilobytes: 230 };

const atMost = (value: number | undefined) => (value === undefined ? {} : { atMost: value });

export const bench: Bench = {
  run: async () => {
    const folder = await mkdtemp(join(tmpdir(), 'cadran-load-'));
    // First, because a machine without a browser would leave the product running.
    const browser = await launchBrowser();
    const app = await startApp(folder);
    try {
      const admin = await logIn(app.address, 'camille', 'cadran-demo');
      const linkOf = async (module: 'screening' | 'profiling'): Promise<string> => {
        const { body } = await admin.send('GET', `/${module}/campaigns?status=open`);
        const [campaign] = (body as { items: { link: string }[] }).items;
        return `${app.address}${new URL(campaign?.link ?? '/', app.address).pathname}`;
      };
      const loaded = async (
        name: string,
        promised: Promised,
        visited: Parameters<typeof loadPage>[1],
      ): Promise<Measure[]> => {
        const load = await loadPage(browser, visited, TIMES);
        return [
          { what: `${name}: usable`, value: load.usableMs, unit: 'ms', ...atMost(promised.ms) },
          {
            what: `${name}: sent until then`,
            value: load.kilobytes,
            unit: 'KB',
            atMost: promised.kilobytes,
          },
          {
            what: `${name}: scripts, styles and fonts until then`,
            value: load.files,
            unit: 'requests',
            ...atMost(promised.files),
          },
          {
            what: `${name}: sent in all, with what comes next`,
            value: load.allKilobytes,
            unit: 'KB',
          },
          {
            what: `${name}: layout shift, in thousandths`,
            value: load.shift,
            unit: '‰',
            atMost: 20,
          },
        ];
      };
      const state = () => loggedInState(browser, app.address, 'camille', 'cadran-demo');
      return {
        title: 'First visit',
        how: `A real Chromium with an empty cache, its processor slowed down four times, on Chromium’s own “Slow 4G” (1.4 Mbit/s, 562 ms there and back); the median of ${TIMES} visits. Sent is all that came, with headers, fonts, pictures and calls. Usable: the field of the form takes the focus, and its button answers (it says what is missing, or goes on); in the back office the modules can be opened. Whoever types in the log-in page fetches the back office meanwhile: that comes next.`,
        measures: [
          ...(await loaded('Candidate', RESPONDENT, {
            url: await linkOf('screening'),
            watch: watchForm,
          })),
          ...(await loaded('Employee', RESPONDENT, {
            url: await linkOf('profiling'),
            watch: watchForm,
          })),
          ...(await loaded('Log-in', LOG_IN, { url: `${app.address}/login`, watch: watchForm })),
          ...(await loaded('Back office', HOME, { url: app.address, state, watch: watchHome })),
        ],
      };
    } finally {
      await browser.close();
      await app.stop();
      await rm(folder, { recursive: true, force: true });
    }
  },
};
