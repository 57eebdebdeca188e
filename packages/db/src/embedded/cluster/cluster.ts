import type { RunAs } from '../server/run-as.ts';

export type Log = (line: string) => void;

/** A database folder on disk and the settings to run it. */
export interface Cluster {
  readonly folder: string;
  /** Contains `bin`, `lib` and `share` of PostgreSQL. */
  readonly nativeFolder: string;
  readonly runAs: RunAs;
  /** False: no fsync, for tests. */
  readonly durable: boolean;
  readonly log: Log;
  /** How long a starting server may log nothing before the start fails. */
  readonly timeoutMs: number;
  /** How long to wait for another server to release the folder. */
  readonly lockTimeoutMs: number;
  /** How long a server may take to stop before it is killed. */
  readonly stopTimeoutMs: number;
}

export interface ServerAddress {
  readonly host: string;
  readonly port: number;
  readonly password?: string;
}

/** A running PostgreSQL. */
export interface Postmaster {
  readonly pid: number;
  readonly address: ServerAddress;
  /** Resolves with the reason when the server has ended, requested or not. */
  readonly exited: Promise<string>;
  stop(): Promise<void>;
}

/** Starts PostgreSQL once. */
export type Launch = (signal: AbortSignal) => Promise<Postmaster>;

/** The differences between Unix and Windows. */
export interface Platform {
  /** Arguments of initdb that set who may connect. */
  access(home: string): readonly string[];
  /** Runs a command until it exits. */
  run(command: string, args: readonly string[], cluster: Cluster): Promise<Finished>;
  launcher(cluster: Cluster): Launch;
}

export interface Finished {
  readonly code: number;
  readonly lastOutput: readonly string[];
}
