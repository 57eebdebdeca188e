import pg from 'pg';
import { createCaller } from '../../measuring/caller.ts';
import { startSeededServer } from '../../measuring/seeded-server.ts';
import { databaseMs, parentOf, processorMs } from '../../product/process-figures.ts';
import { type Day, runDay } from './real-day.ts';
import { askTheSame, openCampaigns } from './submitted-answers.ts';

/** The code that answers is compiled while it runs: whoever comes first after a start waits for that. */
const WARM_UP_SECONDS = 5;

/** Days on the product, with a database that nobody has used, after a shorter one that is not measured. */
export const measureFreshDays = async <T>(
  pages: Day['pages'],
  respondents: readonly number[],
  measure: (day: Day) => Promise<T>,
): Promise<T> => {
  const on = await startSeededServer();
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
