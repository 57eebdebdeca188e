import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual, promisify } from 'node:util';
import { createEmbeddedQuery } from '../../../../drills/support/superuser-query.ts';
import { startApp } from '../../../../drills/support/running-app.ts';
import { TRANSIENT_TABLES } from '../../../../packages/db/src/backup/tables.ts';
import { startLoadGenerator } from '../../product/load-generator.ts';
import { atMost, type Drill, holds, noted } from '../../product/drill.ts';
import { createLedger } from '../../product/ledger.ts';
import { storedQuestionnaires } from '../../product/stored-questionnaires.ts';
import { startTwoInstances } from '../../product/two-instances.ts';

const run = promisify(execFile);
const command = (name: string): string =>
  fileURLToPath(new URL(`../../../../apps/server/commands/${name}.ts`, import.meta.url));

/** Tables that a backup leaves out (docs/decisions/backups.md) or a restore changes. */
const LEFT_OUT = [...TRANSIENT_TABLES, 'mails', 'schema_migrations'];

const TABLES = `select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as forced,
    (xpath('/row/f/text()', query_to_xml(
      format('select md5(coalesce(string_agg(t::text, chr(10) order by t::text), '''')) as f from %I t', c.relname),
      false, true, '')))[1]::text as hash
  from pg_class c where relkind = 'r' and relnamespace = 'public'::regnamespace
    and relname <> all ($1) order by 1`;

interface Table extends Record<string, unknown> {
  readonly name: string;
  readonly forced: boolean;
  readonly hash: string;
}

export const backupRestore: Drill = {
  name: 'backup under load, backup and restore at rest',
  run: async () => {
    const product = await startTwoInstances();
    const folder = await mkdtemp(join(tmpdir(), 'cadran-bench-backup-'));
    const env = { PATH: process.env['PATH'], BACKUP_KEY: 'a key kept somewhere else' };
    /** Restores from the database of the two instances into a new embedded one. */
    const move = async (name: string): Promise<string> => {
      const file = join(folder, `${name}.backup`);
      const there = await mkdtemp(join(tmpdir(), 'cadran-bench-there-'));
      await run(process.execPath, [command('backup'), file], {
        env: { ...env, ...product.server.env, DATA_DIR: folder },
      });
      await run(process.execPath, [command('restore'), file], { env: { ...env, DATA_DIR: there } });
      return there;
    };
    const places: string[] = [];
    try {
      const ids = product.campaigns.map(({ id }) => id);
      const ledger = createLedger();
      const load = startLoadGenerator({ ...product, size: 8, ledger });
      await sleep(3_000);
      // Everything acknowledged before the backup started must be in it.
      const before = createLedger();
      const early = startLoadGenerator({ ...product, size: 4, ledger: before });
      await sleep(2_000);
      await early.stop();
      const began = performance.now();
      const loaded = await move('loaded');
      const seconds = (performance.now() - began) / 1000;
      places.push(loaded);
      await load.stop();
      const quiet = await move('quiet');
      places.push(quiet);

      const loadedApp = await startApp(loaded);
      const kept = await storedQuestionnaires(createEmbeddedQuery(loaded), ids);
      await loadedApp.stop();
      const quietApp = await startApp(quiet);
      const restored = await createEmbeddedQuery(quiet)<Table>(TABLES, [LEFT_OUT]);
      await quietApp.stop();
      const source = await product.server.query<Table>(TABLES, [LEFT_OUT]);
      const differing = source.filter((table, index) => !isDeepStrictEqual(table, restored[index]));
      for (const { name } of differing) process.stderr.write(`\n  differs: ${name}`);
      return [
        noted('submissions while it ran', ledger.counts().acknowledged),
        noted('backup and restore under load (s)', seconds),
        atMost('acknowledged before the backup, not in it', before.compare(kept).lost, 0),
        noted('tables compared', source.length),
        atMost('tables whose row hashes differ', differing.length, 0),
        holds(
          'row-level security forced as before',
          isDeepStrictEqual(
            source.map(({ name, forced }) => [name, forced]),
            restored.map(({ name, forced }) => [name, forced]),
          ),
        ),
      ];
    } finally {
      await product.close();
      for (const used of [folder, ...places]) await rm(used, { recursive: true, force: true });
    }
  },
};
