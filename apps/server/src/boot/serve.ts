import { createRequire } from 'node:module';
import type { DrawPicture } from '@cadran/pdf';
import type { PdfRenderer } from '@cadran/pdf/renderer';
import type { ChildEvent } from '@cadran/processes';
import { collectDefaultMetrics, type Registry } from 'prom-client';
import { buildApp } from '../app.ts';
import type { Config } from '../env.ts';
import type { Services } from '../http/context.ts';
import { redactError } from '../http/redact-error.ts';
import { createJobRunner } from '../jobs/runner.ts';
import { mayErase } from '../modules/privacy/index.ts';
import { createSecrets } from '../secrets.ts';
import { startTelemetry } from '../telemetry/telemetry.ts';
import { createChildProcesses } from './child-processes/child-processes.ts';
import { drain } from './ending/drain.ts';
import { freeMemoryOfStart } from './free-memory.ts';
import { databaseLog, say } from './output.ts';
import { loadSecretKey } from './secret-key/secret-key.ts';
import { startJobs } from './start-jobs.ts';
import { connectStorage, type StorageAddress } from './storage/open-storage.ts';

const require = createRequire(import.meta.url);

/** Loaded with the first report: 3 MB. Built by then, because Node cannot load JSX. */
const drawLazily: DrawPicture = (...picture) => {
  const { drawPicture } = require('@cadran/pdf/drawing') as typeof import('@cadran/pdf/drawing');
  return drawPicture(...picture);
};

/** What the processes of an instance have in common. */
export interface Shared {
  readonly renderer: PdfRenderer;
  /** Metrics of all of them. */
  readMetrics(): Promise<string>;
}

export interface Serving {
  readonly port: number;
  startJobs(): void;
  /** Answers what was accepted and finishes its jobs. */
  stop(): Promise<void>;
}

/** Serves requests on a prepared storage: an instance of one process, or one of its processes. */
export const serve = async (
  config: Config,
  address: StorageAddress,
  registry: Registry,
  shared?: Shared,
): Promise<Serving> => {
  const secrets = createSecrets(await loadSecretKey(config, address.folder));
  const telemetry = await startTelemetry(config);
  const trace = telemetry?.trace;
  const logging: { warn(line: string): void } = { warn: say };
  const onChildEvent = (event: ChildEvent): void => {
    // Our own words, without any data of the job.
    if (event.kind === 'failed') logging.warn(event.error.message);
  };
  collectDefaultMetrics({ register: registry });
  const renderer = shared?.renderer;
  const processes = createChildProcesses(drawLazily, registry, onChildEvent, trace, renderer);
  const storage = connectStorage(config, address, databaseLog(config.logLevel), trace);
  const { database, replica } = storage;
  const { pdf, scores, panels } = processes;
  const clock = (): Date => new Date();
  const services: Services = { config, database, replica, secrets, clock, pdf, scores, panels };
  const app = await buildApp(services, {
    web: true,
    registry,
    readMetrics: shared && (() => shared.readMetrics()),
    telemetry,
    hasFreeSpace: () => storage.hasFreeSpace(),
  });
  logging.warn = (line) => app.log.warn(line);
  const warn = (what: string, error: unknown): void =>
    app.log.warn({ err: redactError(error) }, what);
  const runner = createJobRunner({
    database,
    clock,
    mayErase: () => mayErase(services),
    onError: warn,
    registry,
    telemetry,
  });

  const stop = async (): Promise<void> => {
    // Starts no further jobs; pending requests are completed.
    const jobsStopped = runner.stop();
    await drain(app);
    await app.close();
    await jobsStopped;
    await processes.close();
    await storage.close();
    await telemetry?.close();
  };
  try {
    await app.ready();
    freeMemoryOfStart();
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    await stop();
    throw error;
  }
  const bound = app.server.address();
  return {
    port: typeof bound === 'object' && bound !== null ? bound.port : config.port,
    startJobs: () =>
      startJobs(runner, services, processes.computeSnapshot, (error) => warn('mail', error)),
    stop,
  };
};
