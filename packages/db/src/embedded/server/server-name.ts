import { randomBytes } from 'node:crypto';

/**
 * A server's `cluster_name` says which process started it: `cadran-<process>-<random>-<attempt>`. It is on the
 * server's command line, so that a later start can tell whether that process still runs.
 */
export interface ServerName {
  /** The process id of the instance that started it. */
  readonly app: number;
  /** The same for all attempts of one `startEmbedded`. */
  readonly session: string;
}

export const newSession = (): string => `cadran-${process.pid}-${randomBytes(6).toString('hex')}`;

export const readServerName = (command: string): ServerName | undefined => {
  const [, session, app] = /\bcluster_name=(cadran-(\d+)-[0-9a-f]+)-\d+/.exec(command) ?? [];
  return session === undefined ? undefined : { session, app: Number(app) };
};
