import { mkdirSync, rmSync, cpSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { readFileSync, writeFileSync } from 'node:fs';
import { type Commit, unpackCommit } from './commit.ts';
import { run } from './run.ts';

/** Built pages, the server's sources without types and the chart renderer, with the fingerprint of their sources: `npm start` does not build again. */
const BUILT = ['apps/web/dist', 'apps/server/dist', 'packages/pdf/dist'];

/** Everything of the commit, and what building makes of it: `npm ci && npm start`. */
export const createSourceArchive = (commit: Commit, source: string, to: string): string => {
  const name = `cadran-${commit.version}`;
  const scratch = join(to, '.source');
  rmSync(scratch, { recursive: true, force: true });
  mkdirSync(join(scratch, name), { recursive: true });
  unpackCommit(commit, join(scratch, name));
  for (const path of BUILT)
    cpSync(join(source, path), join(scratch, name, path), { recursive: true });
  const tar = join(scratch, `${name}.tar`);
  const same = [
    '--sort=name',
    `--mtime=@${commit.time}`,
    '--owner=0',
    '--group=0',
    '--numeric-owner',
  ];
  run('tar', [...same, '-cf', tar, '-C', scratch, name]);
  const file = join(to, `${name}.tar.gz`);
  writeFileSync(file, gzipSync(readFileSync(tar), { level: 9 }));
  rmSync(scratch, { recursive: true, force: true });
  return file;
};
