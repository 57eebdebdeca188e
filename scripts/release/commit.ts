import { fileURLToPath } from 'node:url';
import { run } from './run.ts';

export const REPOSITORY = fileURLToPath(new URL('../../', import.meta.url));

/** What is packaged: a commit, never files that are not committed. */
export interface Commit {
  readonly id: string;
  readonly version: string;
  /** Seconds since 1970: the date of every file, so that the same commit gives the same package. */
  readonly time: number;
}

const git = (...args: readonly string[]): string => run('git', args, { cwd: REPOSITORY }).trim();

const DAY_AND_MINUTE = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d).*$/u;

/** `2.2.13+4` for a commit with the tag `v2.2.13+4`, else `2.2.13+4.git202611180044.1a2b3c4`, which sorts after it. */
export const describeCommit = (name: string): Commit => {
  const [id = '', short = '', seconds = ''] = git('log', '-1', '--format=%H %h %ct', name).split(
    ' ',
  );
  const { version }: { version: string } = JSON.parse(git('show', `${id}:package.json`));
  const time = Number(seconds);
  const minute = new Date(time * 1000).toISOString().replace(DAY_AND_MINUTE, '$1$2$3$4$5');
  const isTagged = git('tag', '--points-at', id).split('\n').includes(`v${version}`);
  return { id, time, version: isTagged ? version : `${version}.git${minute}.${short}` };
};

export const hasUncommittedFiles = (): boolean => git('status', '--porcelain') !== '';

export const unpackCommit = ({ id }: Commit, folder: string): void => {
  run('sh', ['-c', 'git archive "$0" | tar -x -C "$1"', id, folder], { cwd: REPOSITORY });
};
