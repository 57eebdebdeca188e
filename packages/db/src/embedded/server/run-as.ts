import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { noAccount } from '../messages.ts';

/** The user who runs PostgreSQL: the current one, unless that is root, which PostgreSQL refuses. */
export interface RunAs {
  readonly name: string;
  /** Undefined for the current user. */
  readonly ids: { readonly uid: number; readonly gid: number } | undefined;
}

const ACCOUNTS = ['postgres', 'nobody'];

export const isRoot = (): boolean => process.geteuid?.() === 0;

/** Undefined for a user id without a passwd entry (common in containers). */
export const currentUser = (): string | undefined => {
  try {
    return userInfo().username;
  } catch {
    return undefined;
  }
};

export const currentUserName = (): string => currentUser() ?? `number ${process.geteuid?.()}`;

export const findRunAs = (clusterFolder: string, accounts: readonly string[] = ACCOUNTS): RunAs => {
  if (!isRoot()) return { name: currentUserName(), ids: undefined };
  return ownerOf(clusterFolder) ?? firstAccount(accounts);
};

/** An existing folder keeps its owner, even if a `postgres` account was added since. */
const ownerOf = (folder: string): RunAs | undefined => {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (found === undefined || found.uid === 0) return undefined;
  const { uid, gid } = found;
  return { name: readId('-nu', String(uid)) ?? `number ${uid}`, ids: { uid, gid } };
};

const firstAccount = (accounts: readonly string[]): RunAs => {
  for (const name of accounts) {
    const [uid, gid] = [readId('-u', name), readId('-g', name)];
    if (uid !== undefined && gid !== undefined) {
      return { name, ids: { uid: Number(uid), gid: Number(gid) } };
    }
  }
  throw noAccount(accounts);
};

const readId = (flag: '-u' | '-g' | '-nu', user: string): string | undefined => {
  const { status, stdout } = spawnSync('id', [flag, user], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
};

/** Windows programs do not start without these. */
const PASSED_ON = process.platform === 'win32' ? ['PATH', 'SystemRoot', 'TEMP'] : ['PATH'];

/** Options for every child process: the database gets no other part of our environment. */
export const childOptions = (runAs: RunAs) => ({
  ...runAs.ids,
  cwd: '/',
  env: {
    ...Object.fromEntries(PASSED_ON.map((name) => [name, process.env[name]])),
    LC_ALL: 'C',
    TZ: 'UTC',
  },
});
