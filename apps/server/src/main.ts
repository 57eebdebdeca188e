import { createReportPrinter, type ReportPrinter } from '@cadran/pdf';
import { Registry } from 'prom-client';
import { buildApp } from './app.ts';
import { renderBanner } from './boot/banner.ts';
import { drain } from './boot/drain.ts';
import { firstRun } from './boot/first-run.ts';
import { startJobs } from './boot/start-jobs.ts';
import { openStorage, type Storage } from './boot/storage/open-storage.ts';
import { verifySecretKey } from './boot/secret-key/check-secret-key.ts';
import { loadSecretKey } from './boot/secret-key/secret-key.ts';
import { ensureBuilt } from './boot/web-build.ts';
import type { Services } from './http/context.ts';
import { readConfig, type Config } from './env.ts';
import { redactError } from './http/redact-error.ts';
import { createJobRunner } from './jobs/runner.ts';
import { createSecrets } from './secrets.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** PostgreSQL's routine messages are logged at debug level, its errors always. */
const databaseLog = (level: string) => (line: string) => {
  const everyday = /^\s*(LOG|HINT|DETAIL):|the database system is (starting up|shutting down)/;
  if (level === 'debug' || level === 'trace' || !everyday.test(line))
    process.stderr.write(`${line.trimEnd()}\n`);
};

/** An unresponsive database must not block the stop, or the process would be killed. */
const STOP_WITHIN_MS = 45_000;

/** Everything that may prevent a start. */
const prepare = async (
  config: Config,
  storage: Storage,
  pdf: ReportPrinter,
  registry: Registry,
) => {
  const { database, replica } = storage;
  const secrets = createSecrets(await loadSecretKey(config, storage.folder));
  await verifySecretKey(database.global, secrets);
  const first = await firstRun(database, config);
  const services: Services = { config, database, replica, secrets, clock: () => new Date(), pdf };
  const app = await buildApp(services, {
    web: true,
    registry,
    hasFreeSpace: () => storage.hasFreeSpace(),
  });
  return { app, services, first };
};

const start = async (): Promise<void> => {
  const config = readConfig(process.env, process.argv.slice(2));
  await ensureBuilt(say);
  // Builds the charts if needed, because Node cannot load JSX.
  const { drawPicture } = await import('@cadran/pdf/drawing');
  const pdf = createReportPrinter(drawPicture);
  const registry = new Registry();
  const storage = await openStorage(config, databaseLog(config.logLevel));
  const { app, services, first } = await prepare(config, storage, pdf, registry).catch(
    async (error: unknown) => {
      // Otherwise the database would keep running, and this process with it.
      await storage.close();
      throw error;
    },
  );
  const { database, clock } = services;
  const warn = (what: string, error: unknown): void =>
    app.log.warn({ err: redactError(error) }, what);
  const runner = createJobRunner({ database, clock, onError: warn, registry });
  startJobs(runner, services, (error) => warn('mail', error));

  const stop = async (): Promise<void> => {
    // Starts no further jobs; pending requests are completed.
    const jobsStopped = runner.stop();
    await drain(app);
    await app.close();
    await jobsStopped;
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
  say(renderBanner({ address, place: storage.place, first }));
  // After the server is ready, so that the first PDF is fast.
  pdf.warm().catch((error: unknown) => warn('pdf', error));
};

try {
  await start();
} catch (error) {
  const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  const reason = error instanceof Error ? error.message : String(error);
  const message = taken ? `${reason}. Another program listens there: choose another PORT.` : reason;
  process.stderr.write(`\nCadran could not start.\n${message}\n\n`);
  process.exitCode = 1;
}
