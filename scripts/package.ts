import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeCommit, hasUncommittedFiles, REPOSITORY } from './release/commit.ts';
import { createDebianPackage } from './release/debian-package.ts';
import { type Architecture, ARCHITECTURES, buildSourceTree } from './release/product-tree.ts';

/** Usage: npm run package [-- amd64]. Debian packages of the current commit, in dist/. */
const chosen = process.argv.slice(2);
const architectures = Object.keys(ARCHITECTURES).filter(
  (name): name is Architecture => chosen.length === 0 || chosen.includes(name),
);
const commit = describeCommit('HEAD');
if (hasUncommittedFiles()) console.log('Changes that are not committed are left out.');
const scratch = mkdtempSync(join(tmpdir(), 'cadran-package-'));
try {
  const dist = join(REPOSITORY, 'dist');
  mkdirSync(dist, { recursive: true });
  console.log(`Building ${commit.version} …`);
  buildSourceTree(commit, join(scratch, 'source'));
  for (const architecture of architectures)
    console.log(createDebianPackage(commit, join(scratch, 'source'), architecture, dist).file);
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
