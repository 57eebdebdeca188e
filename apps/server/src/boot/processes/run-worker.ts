import { takeTurnsHashing } from '@cadran/passwords';
import type { PdfRenderer, Printable } from '@cadran/pdf/renderer';
import { ChildProcessError, type ChildFailure } from '@cadran/processes';
import { createTurns } from '@cadran/turns';
import { AggregatorRegistry, Registry } from 'prom-client';
import type { Config } from '../../env.ts';
import { addressShares } from '../../modules/campaigns/index.ts';
import { createLeave, leaveOnSignals } from '../ending/leave.ts';
import { serve, type Serving } from '../serve.ts';
import type { PrimaryCalls, WorkerCalls } from './calls.ts';
import { createPeer, type Message, PeerError } from './peer.ts';

const STOP_WITHIN_MS = 45_000;
/** Documents of one organisation that may wait here for the printer, as many as its own queue holds. */
const MAX_WAITING = 60;

const asChildError = (error: unknown): unknown =>
  error instanceof PeerError && error.originalName === 'ChildProcessError'
    ? new ChildProcessError(error.code as ChildFailure, error.message)
    : error;

/** The printer of the primary. Documents are composed one at a time, when their turn comes. */
const createSharedRenderer = (
  print: (document: Printable) => Promise<Uint8Array>,
  warm: () => Promise<void>,
): PdfRenderer => {
  const turns = createTurns({ places: 1, waiting: MAX_WAITING });
  return {
    render: (build) =>
      turns
        .run(() => {
          // Its process starts while the document is composed here.
          void warm();
          return print(build());
        })
        .catch((error: unknown) => {
          throw asChildError(error);
        }),
    warm,
    close: async () => undefined,
  };
};

/** One of several processes that serve the requests of an instance. */
export const runWorker = async (config: Config): Promise<void> => {
  const registry = new Registry();
  let serving: Serving | undefined;
  const leave = createLeave(async () => serving?.stop(), STOP_WITHIN_MS);
  const ours: WorkerCalls = {
    startJobs: () => serving?.startJobs(),
    metrics: () => registry.getMetricsAsJSON(),
    hearStart: (start) => addressShares.hear(start, new Date()),
    stop: () => leave(0),
  };
  const send = (message: Message): void =>
    // Without the primary this process ends by itself.
    void process.send?.(message, undefined, undefined, () => undefined);
  const primary = createPeer<PrimaryCalls>({ send }, ours);
  process.on('message', (message: Message) => primary.receive(message));
  leaveOnSignals(leave);
  takeTurnsHashing(async () => {
    await primary.ask('takeHashTurn');
    return () => void primary.ask('endHashTurn');
  });
  addressShares.onStart((start) => void primary.ask('countStart', start));
  try {
    serving = await serve(config, await primary.ask('storage'), registry, {
      renderer: createSharedRenderer(
        (document) => primary.ask('print', document),
        () => primary.ask('warmPrinter'),
      ),
      readMetrics: async () => AggregatorRegistry.aggregate(await primary.ask('metrics')).metrics(),
    });
  } catch (error) {
    await primary.ask('refused', error instanceof Error ? error.message : String(error));
    process.exit(1);
  }
  await primary.ask('ready', serving.port);
};
