import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { createCaller } from '../../measuring/caller.ts';
import { checkOutRelease } from '../../measuring/release-checkout.ts';
import { type SeededServer, startSeededServer } from '../../measuring/seeded-server.ts';
import { databaseMs, parentOf, processorMs } from '../../product/process-figures.ts';
import { type Day, runDay } from './real-day.ts';
import { askTheSame, openCampaigns } from './submitted-answers.ts';

/** The code that answers is compiled while it runs: whoever comes first after a start waits for that. */
const WARM_UP_SECONDS = 5;

/** Runs a day on the product, with a database that nobody has used, after a shorter one that is not measured. */
const withFreshDay = async <T>(
  start: () => Promise<SeededServer>,
  pages: Day['pages'],
  respondents: readonly number[],
  measure: (day: Day) => Promise<T>,
): Promise<T> => {
  const on = await start();
  try {
    await on.seed('--organizations 4 --campaigns 4 --candidates 160 --finished 0 --employees 4');
    const owner = new pg.Client(on.connection('owner'));
    await owner.connect();
    await openCampaigns(owner);
    await askTheSame(owner);
    const { rows } = await owner.query<{ id: string; backend: number }>(
      'select id, pg_backend_pid() as backend from screening_campaigns',
    );
    const postmaster = parentOf(rows[0]?.backend ?? 0);
    await owner.end();
    const app = await on.startApp({ TRUST_PROXY: '127.0.0.1' });
    const caller = createCaller(app.address, Math.max(...respondents));
    try {
      const used = () => ({ server: processorMs(app.pid), database: databaseMs(postmaster) });
      const day = { caller, campaignIds: rows.map(({ id }) => id), pages, used };
      await runDay(day, Math.min(...respondents), WARM_UP_SECONDS);
      return await measure(day);
    } finally {
      caller.close();
      await app.stop();
    }
  } finally {
    await on.stop();
  }
};

/** A day with each number of respondents at a time, one after the other. */
export const measureFreshDay = <T>(
  pages: Day['pages'],
  respondents: readonly number[],
  measure: (day: Day) => Promise<T>,
): Promise<T> => withFreshDay(startSeededServer, pages, respondents, measure);

/** The release knows no regions of cities and refuses unknown fields. */
const withoutRegions = (page: string): string =>
  JSON.stringify(JSON.parse(page, (key, value: unknown) => (key === 'region' ? undefined : value)));

/** Pages a second of the same day by release 2.2.13; undefined if that cannot run here. */
export const measureReleaseDay = async (
  pages: Day['pages'],
  respondents: number,
  seconds: number,
): Promise<number | undefined> => {
  const release = await checkOutRelease();
  if (typeof release === 'string') {
    console.error(`Release 2.2.13 is not measured: ${release}.`);
    return undefined;
  }
  try {
    const file = join(release.folder, 'bench/src/measuring/seeded-server.ts');
    const { startSeededServer: start } = (await import(pathToFileURL(file).href)) as {
      startSeededServer: () => Promise<SeededServer>;
    };
    const known = pages.map(withoutRegions);
    const { pagesPerSecond } = await withFreshDay(start, known, [respondents], (day) =>
      runDay(day, respondents, seconds),
    );
    return pagesPerSecond;
  } finally {
    await release.remove();
  }
};
