import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { noAccount } from './messages.ts';

/** The user under whom PostgreSQL runs: ourselves, unless we are root, whom it refuses. */
export interface RunAs {
  readonly name: string;
  /** Undefined when it is ourselves. */
  readonly ids: { readonly uid: number; readonly gid: number } | undefined;
}

const ACCOUNTS = ['postgres', 'nobody'];

export const isRoot = (): boolean => process.geteuid?.() === 0;

/** Undefined for a number without an entry in the system's list of users (often so in containers). */
export const currentUser = (): string | undefined => {
  try {
    return userInfo().username;
  } catch {
    return undefined;
  }
};

export const ourName = (): string => currentUser() ?? `number ${process.geteuid?.()}`;

export const findRunAs = (clusterFolder: string, accounts: readonly string[] = ACCOUNTS): RunAs => {
  if (!isRoot()) return { name: ourName(), ids: undefined };
  return ownerOf(clusterFolder) ?? firstAccount(accounts);
};

/** A folder that exists keeps its user, even if a `postgres` account has appeared since. */
const ownerOf = (folder: string): RunAs | undefined => {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (found === undefined || found.uid === 0) return undefined;
  const { uid, gid } = found;
  return { name: askId('-nu', String(uid)) ?? `number ${uid}`, ids: { uid, gid } };
};

const firstAccount = (accounts: readonly string[]): RunAs => {
  for (const name of accounts) {
    const [uid, gid] = [askId('-u', name), askId('-g', name)];
    if (uid !== undefined && gid !== undefined) {
      return { name, ids: { uid: Number(uid), gid: Number(gid) } };
    }
  }
  throw noAccount(accounts);
};

const askId = (flag: '-u' | '-g' | '-nu', user: string): string | undefined => {
  const { status, stdout } = spawnSync('id', [flag, user], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
};

/** Windows programs do not load without these. */
const PASSED_ON = process.platform === 'win32' ? ['PATH', 'SystemRoot', 'TEMP'] : ['PATH'];

/** Options for every child: nothing else of our environment reaches the database. */
export const childOptions = (runAs: RunAs) => ({
  ...runAs.ids,
  cwd: '/',
  env: {
    ...Object.fromEntries(PASSED_ON.map((name) => [name, process.env[name]])),
    LC_ALL: 'C',
    TZ: 'UTC',
  },
});
