import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import { childOptions } from '../server/run-as.ts';
import type { RunAs } from '../server/run-as.ts';

const FIND_INACCESSIBLE = 'for folder; do [ -x "$folder" ] || { printf %s "$folder"; exit; }; done';

/** The first parent folder that the database's user cannot traverse (checked as that user). */
export const findInaccessibleFolder = (folder: string, runAs: RunAs): string | undefined => {
  if (runAs.ids === undefined) return undefined;
  const { stdout } = spawnSync(
    '/bin/sh',
    ['-c', FIND_INACCESSIBLE, 'sh', ...ancestorFolders(folder)],
    {
      ...childOptions(runAs),
      encoding: 'utf8',
    },
  );
  return stdout === '' ? undefined : stdout;
};

/** `/`, `/var`, `/var/lib`, … down to the folder itself. */
export const ancestorFolders = (folder: string): readonly string[] => {
  const parent = dirname(folder);
  return parent === folder ? [folder] : [...ancestorFolders(parent), folder];
};
