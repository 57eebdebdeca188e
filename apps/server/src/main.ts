import cluster from 'node:cluster';
import { renderBanner } from './boot/banner.ts';
import { createLeave, leaveOnSignals } from './boot/ending/leave.ts';
import { databaseLog, say, sayError } from './boot/output.ts';
import { prepareStorage, type PreparedStorage } from './boot/storage/open-storage.ts';
import { ensureBuilt } from './boot/web-build.ts';
import { type Config, readConfig } from './env.ts';

/** Longer than a worker may take. */
const STOP_WITHIN_MS = 50_000;

interface Running {
  readonly port: number;
  stop(): Promise<void>;
}

/** In this process, or in workers, of which it then is the primary: it serves no requests and runs no jobs itself. */
const startServing = async (config: Config, storage: PreparedStorage): Promise<Running> => {
  if (config.processes > 1) {
    const { startWorkers } = await import('./boot/processes/start-workers.ts');
    const { connection, folder } = storage;
    return startWorkers(config.processes, { connection, folder });
  }
  const { Registry } = await import('prom-client');
  const { serve } = await import('./boot/serve.ts');
  const serving = await serve(config, storage, new Registry());
  serving.startJobs();
  return serving;
};

const start = async (config: Config): Promise<void> => {
  await ensureBuilt(say);
  say('Preparing the database …');
  const storage = await prepareStorage(config, databaseLog(config.logLevel));
  let running: Running | undefined;
  const stop = async (): Promise<void> => {
    await running?.stop();
    await storage.close();
  };
  const leave = createLeave(stop, STOP_WITHIN_MS);
  leaveOnSignals(leave);
  // The supervisor was killed: whoever starts the next one finds the port and the database free.
  process.once('disconnect', () => leave(0));
  // Listening would keep a process alive that could not start.
  process.channel?.unref();
  storage.onLost((reason) => {
    sayError(`The database cannot be brought back: ${reason}`);
    leave(1);
  });
  try {
    const { prepareInstallation } = await import('./boot/prepare-installation.ts');
    const first = await prepareInstallation(config, storage);
    running = await startServing(config, storage);
    const address = config.port === 0 ? `http://localhost:${running.port}` : config.baseUrl.origin;
    say(renderBanner({ address, place: storage.place, first }));
  } catch (error) {
    // Otherwise the database would keep running, and this process with it.
    await stop();
    throw error;
  }
  // To the supervisor: what was ready is started again when it ends.
  process.send?.('ready');
};

try {
  const config = readConfig(process.env, process.argv.slice(2));
  if (cluster.isWorker) {
    const { runWorker } = await import('./boot/processes/run-worker.ts');
    await runWorker(config);
  } else await start(config);
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  const taken = reason.includes('EADDRINUSE');
  const message = taken ? `${reason}. Another program listens there: choose another PORT.` : reason;
  sayError(`\nCadran could not start.\n${message}\n`);
  process.exitCode = 1;
}
