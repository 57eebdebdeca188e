import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import { childOptions } from './run-as.ts';
import type { RunAs } from './run-as.ts';

const FIRST_CLOSED = 'for folder; do [ -x "$folder" ] || { printf %s "$folder"; exit; }; done';

/** The first folder on the way to this one that the database's user may not pass (asked as that user). */
export const closedFolder = (folder: string, runAs: RunAs): string | undefined => {
  if (runAs.ids === undefined) return undefined;
  const { stdout } = spawnSync('/bin/sh', ['-c', FIRST_CLOSED, 'sh', ...wayTo(folder)], {
    ...childOptions(runAs),
    encoding: 'utf8',
  });
  return stdout === '' ? undefined : stdout;
};

/** `/`, `/var`, `/var/lib`, … down to the folder itself. */
export const wayTo = (folder: string): readonly string[] => {
  const parent = dirname(folder);
  return parent === folder ? [folder] : [...wayTo(parent), folder];
};
