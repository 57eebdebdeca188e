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

const DATABASE = 'cadran';

const measuresOf = (name: string, freeze: Freeze, megabytes?: number): Measure[] => [
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

/** The same answers in the same PostgreSQL, frozen by link, then by codes with 1,000 resamples of each group. */
export const freezesOfAudit = async (
  size: { readonly people: number; readonly units: number },
  megabytes?: number,
): Promise<Measure[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'cadran-freeze-'));
  const server = await startEmbedded({ dataDir: folder });
  const superuser = new pg.Client(server.connection('postgres', DATABASE));
  const on = {
    connection: server.connection(DATABASE_ROLES.app, DATABASE),
    postgresPid: server.pid,
  };
  const name = `${size.people.toLocaleString('en')} people in ${size.units} units`;
  try {
    await createDatabase(server.connection('postgres', 'postgres'), DATABASE);
    await migrate(server.connection(DATABASE_ROLES.owner, DATABASE));
    await superuser.connect();
    await insertAudit(superuser, size);
    const measures: Measure[] = [];
    for (const access of ['link', 'codes'] as const) {
      await superuser.query('update profiling_campaigns set access = $1', [access]);
      await separateAnswers(superuser);
      await requestFirstSnapshot(superuser);
      measures.push(...measuresOf(`${name}, by ${access}`, await measureFreeze(on), megabytes));
    }
    return measures;
  } finally {
    await superuser.end().catch(() => undefined);
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
};
