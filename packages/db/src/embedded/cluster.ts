import type { RunAs } from './run-as.ts';

export type Log = (line: string) => void;

/** A database folder on disk, and what is needed to run it. */
export interface Cluster {
  readonly folder: string;
  /** Holds `bin`, `lib` and `share` of PostgreSQL. */
  readonly nativeFolder: string;
  readonly runAs: RunAs;
  /** False: no fsync at all, for tests. */
  readonly durable: boolean;
  readonly log: Log;
  /** For how long a starting server may be silent before it is given up. */
  readonly timeoutMs: number;
  /** For how long to wait for another server to let go of the folder. */
  readonly patienceMs: number;
}

export interface ServerAddress {
  readonly host: string;
  readonly port: number;
  readonly password?: string;
}

/** One running PostgreSQL. */
export interface Postmaster {
  readonly pid: number;
  readonly address: ServerAddress;
  /** Resolves with the reason when it has ended, asked or not. */
  readonly exited: Promise<string>;
  stop(): Promise<void>;
}

/** Brings up one PostgreSQL. */
export type Launch = (signal: AbortSignal) => Promise<Postmaster>;

/** What differs between Unix and Windows. */
export interface Platform {
  /** Who may connect, as arguments of initdb. */
  access(home: string): readonly string[];
  /** Runs a command to its end. */
  run(command: string, args: readonly string[], cluster: Cluster): Promise<Finished>;
  launcher(cluster: Cluster): Launch;
}

export interface Finished {
  readonly code: number;
  readonly lastWords: readonly string[];
}
