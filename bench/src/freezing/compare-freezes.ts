import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase, DATABASE_ROLES, migrate } from '@cadran/db';
import { startEmbedded } from '@cadran/db/embedded';
import pg from 'pg';
import type { Measure } from '../measuring/results/measure.ts';
import { rounded } from '../measuring/statistics.ts';
import { insertAudit, requestFirstSnapshot, separateAnswers } from './audit-rows.ts';
import { type Freeze, measureFreeze } from './measure-freeze.ts';
import { checkOutRelease } from '../measuring/release-checkout.ts';

const DATABASE = 'cadran';
/** What is promised of a comparison: how many times as quick as the release, and most memory. */
interface Promised {
  readonly times?: number;
  readonly megabytes?: number;
}

type Migrate = typeof migrate;

const measuresOf = (name: string, freeze: Freeze, { megabytes }: Promised = {}): Measure[] => [
  { what: `${name}: to the stored snapshot`, value: rounded(freeze.seconds, 1), unit: 's' },
  {
    what: `${name}: processor time of the server and its child process`,
    value: rounded(freeze.serverSeconds, 1),
    unit: 's',
  },
  {
    what: `${name}: processor time of PostgreSQL`,
    value: rounded(freeze.databaseSeconds, 1),
    unit: 's',
  },
  {
    what: `${name}: most memory of the server and its child process`,
    value: rounded(freeze.peakMb),
    unit: 'MB',
    ...(megabytes === undefined ? {} : { atMost: megabytes }),
  },
];

/**
 * The same answers in the same PostgreSQL, frozen by release 2.2.13, then migrated and frozen by this version: by link,
 * the only kind the release knows, and by codes with 1,000 resamples of each group.
 */
export const compareFreezes = async (
  size: { readonly people: number; readonly units: number },
  promised: Promised = {},
): Promise<Measure[]> => {
  const release = await checkOutRelease();
  if (typeof release === 'string') throw new Error(`No comparison of freezes: ${release}.`);
  const folder = await mkdtemp(join(tmpdir(), 'cadran-freeze-'));
  const server = await startEmbedded({ dataDir: folder });
  const superuser = new pg.Client(server.connection('postgres', DATABASE));
  const on = {
    connection: server.connection(DATABASE_ROLES.app, DATABASE),
    postgresPid: server.pid,
  };
  const owner = server.connection(DATABASE_ROLES.owner, DATABASE);
  const name = `${size.people.toLocaleString('en')} people in ${size.units} units`;
  try {
    await createDatabase(server.connection('postgres', 'postgres'), DATABASE);
    const database = (await import(join(release.folder, 'packages/db/src/index.ts'))) as {
      migrate: Migrate;
    };
    await database.migrate(owner);
    await superuser.connect();
    await insertAudit(superuser, size);
    await requestFirstSnapshot(superuser);
    const before = await measureFreeze('freeze-with-release.ts', on, release.folder);
    const measures = measuresOf(`${name}, release 2.2.13`, before);
    await migrate(owner);
    for (const access of ['link', 'codes'] as const) {
      await superuser.query('update profiling_campaigns set access = $1', [access]);
      await separateAnswers(superuser);
      await requestFirstSnapshot(superuser);
      const freeze = await measureFreeze('freeze-now.ts', on);
      const own = `${name}, by ${access}`;
      const timesOf = (figure: string, of: (one: Freeze) => number): Measure => ({
        what: `${own}, ${figure}: as quick as release 2.2.13`,
        value: rounded(of(before) / of(freeze), 1),
        unit: 'times',
        ...(promised.times === undefined ? {} : { atLeast: promised.times }),
      });
      measures.push(
        timesOf('to the stored snapshot', ({ seconds }) => seconds),
        timesOf('processor time', (one) => one.serverSeconds + one.databaseSeconds),
        ...measuresOf(own, freeze, promised),
      );
    }
    return measures;
  } finally {
    await superuser.end().catch(() => undefined);
    await server.stop();
    await rm(folder, { recursive: true, force: true });
    await release.remove();
  }
};
