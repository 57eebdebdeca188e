import { chownSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Query } from '../../../../drills/support/superuser-query.ts';
import { type Cluster, useCluster, waitUntil } from '../../product/cluster/start-cluster.ts';
import { requirePackages } from '../../product/cluster/packages.ts';
import { supervise } from '../../product/cluster/supervise.ts';
import { atLeast, atMost, type Drill, noted } from '../../product/drill.ts';
import { createLedger } from '../../product/ledger.ts';
import { startLoadGenerator } from '../../product/load-generator.ts';
import { openCampaigns } from '../../product/open-campaigns.ts';
import { storedQuestionnaires } from '../../product/stored-questionnaires.ts';

/** Beside the cluster's own PostgreSQL on the same address. */
const PORT = 5499;

/** Every row of every table, as text. */
const allRows = async (query: Query): Promise<Map<string, readonly string[]>> => {
  const tables = await query<{ name: string }>(
    `select relname as name from pg_class
     where relkind = 'r' and relpersistence = 'p' and relnamespace = 'public'::regnamespace`,
  );
  const rows = new Map<string, readonly string[]>();
  for (const { name } of tables) {
    const found = await query<{ row: string }>(`select t::text as row from "${name}" t order by 1`);
    rows.set(
      name,
      found.map(({ row }) => row),
    );
  }
  return rows;
};

const countDiffering = (
  one: ReadonlyMap<string, readonly string[]>,
  other: ReadonlyMap<string, readonly string[]>,
): number =>
  [...one].reduce((sum, [name, rows]) => {
    const there = new Set(other.get(name));
    const here = new Set(rows);
    const differing =
      rows.filter((row) => !there.has(row)).length +
      [...there].filter((row) => !here.has(row)).length;
    if (differing > 0) process.stderr.write(`\n  differs: ${name}, ${differing} rows`);
    return sum + differing;
  }, 0);

const nowOf = async (query: Query): Promise<Date> =>
  (await query<{ now: Date }>('select clock_timestamp() as now'))[0]?.now ?? new Date(NaN);

/** A second at which nothing is being written, with all rows of then. */
const restingMoment = async (query: Query) => {
  let rows = await allRows(query);
  for (;;) {
    const moment = await nowOf(query);
    await sleep(1_500);
    const later = await allRows(query);
    if (countDiffering(rows, later) === 0) return { moment, rows };
    rows = later;
  }
};

/** Restores the backup and the archive up to a moment beside the cluster; `look` reads what is there. */
const recover = async <T>(
  cluster: Cluster,
  moment: Date,
  look: (query: Query) => Promise<T>,
): Promise<T> => {
  const primary = await cluster.leader();
  const { user } = requirePackages();
  const folder = join(cluster.folder, `recovered-${moment.getTime()}`);
  mkdirSync(folder, { mode: 0o700 });
  chownSync(folder, user.uid, user.gid);
  const target = moment.toISOString().replace('T', ' ').replace('Z', '+00');
  await cluster.pgbackrest(
    primary,
    `--pg1-path=${folder}`,
    '--type=time',
    `--target=${target}`,
    '--target-action=promote',
    'restore',
  );
  const settings = {
    port: String(PORT),
    unix_socket_directories: folder,
    // It must not write into the archive of the cluster, nor wait for its standbys.
    archive_mode: 'off',
    synchronous_standby_names: '',
  };
  const server = supervise({
    command: join(cluster.bin, 'postgres'),
    args: [
      '-D',
      folder,
      ...Object.entries(settings).flatMap(([name, to]) => ['-c', `${name}=${to}`]),
    ],
    env: {},
    user,
    log: join(cluster.folder, 'recovered.log'),
  });
  try {
    const query = cluster.queryAt(primary.address, PORT);
    await waitUntil('the end of recovery', async () => {
      const [answer] = await query<{ over: boolean }>('select not pg_is_in_recovery() as over');
      return answer?.over ?? false;
    });
    return await look(query);
  } finally {
    await server.stop();
  }
};

/** Waits until everything written so far is in the archive. */
const archive = async (query: Query): Promise<void> => {
  const [written] = await query<{ name: string }>(
    'select pg_walfile_name(pg_switch_wal()) as name',
  );
  await waitUntil('the archive', async () => {
    const [state] = await query<{ last: string }>(
      'select last_archived_wal as last from pg_stat_archiver',
    );
    return (state?.last ?? '') >= (written?.name ?? '~');
  });
};

export const pointInTime: Drill = {
  name: 'cluster: point-in-time recovery to a given second',
  run: async () => {
    const cluster = await useCluster();
    const { addresses, query } = cluster;
    const campaigns = await openCampaigns(addresses()[0] ?? '', 4);
    const ids = campaigns.map(({ id }) => id);
    const began = performance.now();
    await cluster.pgbackrest(await cluster.leader(), '--type=full', 'backup');
    const backupSeconds = (performance.now() - began) / 1000;

    const ledger = createLedger();
    const load = startLoadGenerator({ addresses, campaigns, size: 12, ledger });
    await sleep(8_000);
    // Everything acknowledged by this moment was committed before it.
    const byThen = ledger.copy();
    const acknowledged = ledger.counts().acknowledged;
    const midway = new Date();
    await sleep(5_000);
    await load.stop();
    const resting = await restingMoment(query);
    const later = startLoadGenerator({ addresses, campaigns, size: 12, ledger });
    await sleep(4_000);
    await later.stop();
    await archive(query);

    const started = performance.now();
    const { recovered, newer } = await recover(cluster, midway, async (there) => ({
      recovered: await storedQuestionnaires(there, ids),
      newer: await there(
        `select from screening_questionnaires q where greatest(opened_at, completed_at,
           (select max(s.saved_at) from screening_saves s
            where s.organization_id = q.organization_id and s.questionnaire_id = q.id)) > $1`,
        [midway],
      ),
    }));
    const recoverySeconds = (performance.now() - started) / 1000;
    const rows = await recover(cluster, resting.moment, allRows);
    const all = await storedQuestionnaires(query, ids);
    return [
      noted('full backup (s)', backupSeconds.toFixed(1)),
      noted('recovery until the first answer (s)', recoverySeconds.toFixed(1)),
      atLeast('acknowledged by the given moment, under load', acknowledged, 1),
      atMost('of these not recovered', ledger.compare(recovered, byThen).lost, 0),
      atMost('recovered, but saved later', newer.length, 0),
      atLeast('questionnaires begun later, in the cluster', all.length - recovered.length, 1),
      noted('rows at a moment of rest', [...resting.rows.values()].flat().length),
      atMost('of these not equal in the recovered database', countDiffering(resting.rows, rows), 0),
    ];
  },
};
