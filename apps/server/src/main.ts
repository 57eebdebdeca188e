import { createReportPrinter, type ReportPrinter } from '@cadran/pdf';
import { buildApp } from './app.ts';
import { banner } from './boot/banner.ts';
import { drain } from './boot/drain.ts';
import { firstRun } from './boot/first-run.ts';
import { keepHouse } from './boot/house-keeping.ts';
import { openStorage, type Storage } from './boot/open-storage.ts';
import { refuseOtherKey } from './boot/refuse-other-key.ts';
import { secretKey } from './boot/secret-key.ts';
import { ensureBuilds } from './boot/web-build.ts';
import type { Services } from './context.ts';
import { readConfig, type Config } from './env.ts';
import { namelessly } from './nameless-error.ts';
import { computeInWorker } from './services/profiling/results/compute-snapshot.ts';
import { createSnapshotRunner } from './services/profiling/results/snapshot-runner.ts';
import { openPostOffice } from './services/mail/post-office.ts';
import { openCourier } from './services/webhooks/courier.ts';
import { secretsFrom } from './services/secrets.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** PostgreSQL's own everyday lines are for debugging; what went wrong is always told. */
const databaseLog = (level: string) => (line: string) => {
  const everyday = /^\s*(LOG|HINT|DETAIL):|the database system is (starting up|shutting down)/;
  if (level === 'debug' || level === 'trace' || !everyday.test(line))
    process.stderr.write(`${line.trimEnd()}\n`);
};

/** A database that is silent must not keep the process: whoever stops it would kill it then. */
const STOP_WITHIN_MS = 45_000;

/** Everything that may still refuse to start. */
const prepare = async (config: Config, storage: Storage, pdf: ReportPrinter) => {
  const { database, replica } = storage;
  const secrets = secretsFrom(await secretKey(config, storage.folder));
  await refuseOtherKey(database.global, secrets);
  const first = await firstRun(database, config);
  const services: Services = { config, database, replica, secrets, clock: () => new Date(), pdf };
  const app = await buildApp(services, { web: true, hasRoom: () => storage.hasRoom() });
  return { app, services, first };
};

const start = async (): Promise<void> => {
  const config = readConfig(process.env, process.argv.slice(2));
  await ensureBuilds(say);
  // Built just now if need be: Node does not read JSX.
  const { drawPicture } = await import('@cadran/pdf/drawing');
  const pdf = createReportPrinter(drawPicture);
  const storage = await openStorage(config, databaseLog(config.logLevel));
  const { app, services, first } = await prepare(config, storage, pdf).catch(
    async (error: unknown) => {
      // The database would run on, and this process with it.
      await storage.close();
      throw error;
    },
  );
  const { database, clock } = services;
  const warnOf = (what: string) => (error: unknown) =>
    app.log.warn({ err: namelessly(error) }, what);
  const stopHouseKeeping = keepHouse(database, clock, warnOf('house-keeping'));
  const postOffice = openPostOffice(services, warnOf('mail'));
  const courier = openCourier(services, warnOf('webhooks'));

  const snapshots = createSnapshotRunner(database, computeInWorker, clock, warnOf('snapshots'));
  snapshots.start();

  const stop = async (): Promise<void> => {
    stopHouseKeeping();
    await snapshots.stop();
    await drain(app);
    await app.close();
    await Promise.all([postOffice.close(), courier.close()]);
    await pdf.close();
    await storage.close();
  };
  let stopping: Promise<void> | undefined;
  const leave = (code: number): void => {
    setTimeout(() => {
      process.stderr.write('Stopping takes too long: leaving without waiting.\n');
      process.exit(1);
    }, STOP_WITHIN_MS).unref();
    stopping ??= stop().then(
      () => process.exit(code),
      (error: unknown) => {
        process.stderr.write(`${String(error)}\n`);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => leave(0));
  storage.onLost((reason) => {
    process.stderr.write(`The database cannot be brought back: ${reason}\n`);
    leave(1);
  });

  try {
    await app.ready();
    app.openapi();
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    await stop();
    throw error;
  }
  const bound = app.server.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : config.port;
  const address = config.port === 0 ? `http://localhost:${port}` : config.baseUrl.origin;
  say(banner({ address, place: storage.place, first }));
  // After the first page can be served: nobody waits for it, and the first PDF is quick.
  pdf.warm().catch(warnOf('pdf'));
};

try {
  await start();
} catch (error) {
  const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  const told = error instanceof Error ? error.message : String(error);
  const message = taken ? `${told}. Another program listens there: choose another PORT.` : told;
  process.stderr.write(`\nCadran could not start.\n${message}\n\n`);
  process.exitCode = 1;
}
