import { EmbeddedDatabaseError } from './embedded-database-error.ts';
import type { EmbeddedErrorCode } from './embedded-database-error.ts';
import { MAJOR } from './cluster/versions.ts';

const USE_OWN_SERVER = 'set DATABASE_URL to use a PostgreSQL server of your own';

const problem = (code: EmbeddedErrorCode, sentences: readonly string[], cause?: unknown) =>
  new EmbeddedDatabaseError(code, sentences.join(' '), cause === undefined ? {} : { cause });

export const inUse = (folder: string, server: number, app: number | undefined) =>
  problem('in_use', [
    `The database in ${folder} is already in use by`,
    app === undefined ? `process ${server}.` : `another Cadran (process ${app}).`,
    'Stop that one first, or give this one a folder of its own with DATA_DIR.',
    `If no other Cadran is running, end the database left behind: kill -INT ${server}`,
  ]);

export const unreadableLock = (lockFile: string) =>
  problem('in_use', [
    `${lockFile} does not say who is using the database.`,
    'If no other Cadran is running on this folder, delete that file and start again.',
  ]);

export const oldProcesses = (folder: string) =>
  problem('not_ready', [
    `Processes of an earlier database are still at work in ${folder}.`,
    'Wait until they have ended, or end the remaining "postgres" processes, then start again.',
  ]);

export const notWritable = (folder: string, user: string, cause: unknown) =>
  problem(
    'not_writable',
    [
      `The data folder ${folder} cannot be written by the user ${user} (${errorMessage(cause)}).`,
      'Give that user the folder, choose another one with DATA_DIR,',
      `mount the disk for writing, or ${USE_OWN_SERVER}.`,
    ],
    cause,
  );

export const notReachable = (dataFolder: string, closed: string, user: string) =>
  problem('not_reachable', [
    `PostgreSQL does not run as root, so its database runs as the user ${user},`,
    `who cannot reach the data folder ${dataFolder}: ${closed} is closed to other users.`,
    'Choose a folder outside it, for instance DATA_DIR=/var/lib/cadran, or let others pass through:',
    `chmod o+x ${closed}; or start Cadran as a normal user, or ${USE_OWN_SERVER}.`,
  ]);

export const wrongOwner = (folder: string, owner: number, user: string) =>
  problem('wrong_owner', [
    `The database in ${folder} belongs to another user (number ${owner}).`,
    'Start Cadran as that user, as it was when the folder was made,',
    `or hand the folder over: sudo chown -R ${user} ${folder}`,
  ]);

export const diskFull = (folder: string, free: string, cause?: unknown) =>
  problem(
    'disk_full',
    [
      `The disk that holds ${folder} is full (${free} left).`,
      'Free at least 500 MB there, or choose a folder on another disk with DATA_DIR, and start again.',
      'What was saved before is still there.',
    ],
    cause,
  );

export const noBinaries = (platform: string, why: string) =>
  problem('no_binaries', [
    `The bundled PostgreSQL cannot run here (${platform}): ${why}.`,
    `Install again without leaving out optional packages (npm ci), or ${USE_OWN_SERVER}.`,
  ]);

export const noAccount = (accounts: readonly string[]) =>
  problem('unknown_user', [
    `PostgreSQL does not run as root, and this system has none of the users ${accounts.join(', ')}`,
    `to run it as. Start Cadran as a normal user, or ${USE_OWN_SERVER}.`,
  ]);

export const unknownUser = (uid: number) =>
  problem('unknown_user', [
    `Cadran runs as user number ${uid}, who has no entry in /etc/passwd;`,
    'PostgreSQL cannot make a new database for such a user.',
    `Start Cadran as a user who has one, or ${USE_OWN_SERVER}.`,
  ]);

export const otherMajor = (folder: string, found: string) =>
  problem('other_major', [
    `${folder} was made by PostgreSQL ${found}; this version of Cadran brings PostgreSQL ${MAJOR},`,
    'which cannot read it. With the version of Cadran that made it, run "npm run backup";',
    'move the folder away; then, with this version, run "npm run restore" with that backup.',
    'Nothing has been changed.',
  ]);

export const notADatabase = (folder: string) =>
  problem('not_a_database', [
    `${folder} is where the database belongs, but what is there is not a complete database.`,
    'Put the whole folder back from a copy, or move it away to begin with an empty database.',
    'Nothing has been changed.',
  ]);

export const systemLimits = (lastOutput: string) =>
  problem('system_limits', [
    `The system refused PostgreSQL memory or semaphores that it needs: ${lastOutput}`,
    `Close other programs, raise the limit, or ${USE_OWN_SERVER}.`,
  ]);

export const notReady = (folder: string, what: string) =>
  problem('not_ready', [
    `The database in ${folder} did not start: ${what}`,
    `Start again with LOG_LEVEL=debug to see all that it says, or ${USE_OWN_SERVER}.`,
  ]);

export const errorMessage = (cause: unknown): string =>
  cause instanceof Error ? cause.message : String(cause);
