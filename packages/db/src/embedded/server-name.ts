import { randomBytes } from 'node:crypto';

/**
 * A server's `cluster_name` says which Cadran started it: `cadran-<process>-<random>-<attempt>`.
 * It stands on the server's command line, so a later start can tell whether that Cadran still lives.
 */
export interface ServerName {
  /** The process number of the Cadran that started it. */
  readonly app: number;
  /** The same for all attempts of one `startEmbedded`. */
  readonly session: string;
}

export const newSession = (): string => `cadran-${process.pid}-${randomBytes(6).toString('hex')}`;

export const readServerName = (command: string): ServerName | undefined => {
  const [, session, app] = /\bcluster_name=(cadran-(\d+)-[0-9a-f]+)-\d+/.exec(command) ?? [];
  return session === undefined ? undefined : { session, app: Number(app) };
};
