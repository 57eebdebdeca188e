import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { createCaller } from '../../measuring/caller.ts';
import { checkOutRelease } from '../../measuring/release-checkout.ts';
import type { SeededServer } from '../../measuring/seeded-server.ts';
import { type Day, runDay } from './real-day.ts';
import { askTheSame, openCampaigns } from './submitted-answers.ts';

interface ReleaseDay {
  readonly pages: Day['pages'];
  readonly respondents: number;
  readonly seconds: number;
}

/** The release knows no regions of cities and refuses unknown fields. */
const withoutRegions = (page: string): string =>
  JSON.stringify(JSON.parse(page, (key, value: unknown) => (key === 'region' ? undefined : value)));

const pagesPerSecond = async (
  on: SeededServer,
  { pages, respondents, seconds }: ReleaseDay,
): Promise<number> => {
  await on.seed('--organizations 4 --campaigns 4 --candidates 160 --finished 0 --employees 4');
  const owner = new pg.Client(on.connection('owner'));
  await owner.connect();
  await openCampaigns(owner);
  await askTheSame(owner);
  const { rows } = await owner.query<{ id: string }>('select id from screening_campaigns');
  await owner.end();
  const app = await on.startApp({ TRUST_PROXY: '127.0.0.1' });
  const caller = createCaller(app.address, respondents);
  try {
    const used = () => ({ server: 0, database: 0 });
    const campaignIds = rows.map(({ id }) => id);
    const day = { caller, campaignIds, pages: pages.map(withoutRegions), used };
    return (await runDay(day, respondents, seconds)).pagesPerSecond;
  } finally {
    caller.close();
    await app.stop();
  }
};

/** The same day by release 2.2.13, with a database of its own; undefined if that cannot run here. */
export const measureReleaseDay = async (day: ReleaseDay): Promise<number | undefined> => {
  const release = await checkOutRelease();
  if (typeof release === 'string') {
    console.error(`Release 2.2.13 is not measured: ${release}.`);
    return undefined;
  }
  try {
    const file = join(release.folder, 'bench/src/measuring/seeded-server.ts');
    const { startSeededServer } = (await import(pathToFileURL(file).href)) as {
      startSeededServer: () => Promise<SeededServer>;
    };
    const on = await startSeededServer();
    try {
      return await pagesPerSecond(on, day);
    } finally {
      await on.stop();
    }
  } finally {
    await release.remove();
  }
};
