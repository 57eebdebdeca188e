import { join } from 'node:path';
import type pg from 'pg';
import { reportFreeze } from './report-freeze.ts';

/** What is used of release 2.2.13. */
interface ReleaseDatabase {
  readonly openDatabase: (options: { readonly connection: pg.ClientConfig }) => {
    close(): Promise<void>;
  };
}
interface ReleaseRunner {
  readonly createSnapshotRunner: (
    database: unknown,
    compute: unknown,
    clock: () => Date,
    onError: (error: unknown) => void,
  ) => { settle(): Promise<void>; stop(): Promise<void> };
}

const [, , , folder = ''] = process.argv;
const load = async <T>(path: string): Promise<T> => (await import(join(folder, path))) as T;
const RESULTS = 'apps/server/src/services/profiling/results';

/** Run as a process: takes the snapshot that waits with the code of the release in `folder`. */
await reportFreeze(async (connection) => {
  const { openDatabase } = await load<ReleaseDatabase>('packages/db/src/index.ts');
  const { createSnapshotRunner } = await load<ReleaseRunner>(`${RESULTS}/snapshot-runner.ts`);
  const { computeInWorker } = await load<{ computeInWorker: unknown }>(
    `${RESULTS}/compute-snapshot.ts`,
  );
  const database = openDatabase({ connection });
  const runner = createSnapshotRunner(
    database,
    computeInWorker,
    () => new Date(),
    (error) => {
      throw error;
    },
  );
  return {
    freeze: () => runner.settle(),
    close: async () => {
      await runner.stop();
      await database.close();
    },
  };
});
