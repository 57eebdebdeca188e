import type { Printable } from '@cadran/pdf/renderer';
import type { Registry } from 'prom-client';
import type { CountedStart } from '../../modules/campaigns/index.ts';
import type { StorageAddress } from '../storage/open-storage.ts';

export type Metrics = Awaited<ReturnType<Registry['getMetricsAsJSON']>>;

/** What the primary does for its workers. */
export type PrimaryCalls = Readonly<{
  storage: () => StorageAddress;
  /** Requests are served on this port. */
  ready: (port: number) => void;
  /** Why this worker cannot start. */
  refused: (reason: string) => void;
  /** Of every process. */
  metrics: () => Promise<Metrics[]>;
  print: (document: Printable) => Promise<Uint8Array>;
  warmPrinter: () => Promise<void>;
  /** Resolves when this worker may hash a password. */
  takeHashTurn: () => Promise<void>;
  endHashTurn: () => void;
  /** For the other workers. */
  countStart: (start: CountedStart) => void;
}>;

/** What a worker does for the primary. */
export type WorkerCalls = Readonly<{
  startJobs: () => void;
  metrics: () => Promise<Metrics>;
  hearStart: (start: CountedStart) => void;
  stop: () => void;
}>;
