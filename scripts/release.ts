import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { describeCommit, hasUncommittedFiles, REPOSITORY } from './release/commit.ts';
import { createImage } from './release/container-image.ts';
import { createDebianPackage } from './release/debian-package.ts';
import { mergePackages } from './release/dependency-closure.ts';
import { type Architecture, ARCHITECTURES, buildSourceTree } from './release/product-tree.ts';
import { releaseNotes } from './release/release-notes.ts';
import { createSbom } from './release/sbom.ts';
import { createSourceArchive } from './release/source-archive.ts';

/** Usage: npm run release. Everything of a release of the current commit, in dist/<version>. Needs Debian and root. */
const commit = describeCommit('HEAD');
if (hasUncommittedFiles()) console.log('Changes that are not committed are left out.');
const folder = join(REPOSITORY, 'dist', commit.version);
const scratch = mkdtempSync(join(tmpdir(), 'cadran-release-'));
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
try {
  const source = join(scratch, 'source');
  console.log(`Building ${commit.version} …`);
  buildSourceTree(commit, source);
  const files: string[] = [];
  const done = (file: string): void => {
    console.log(file);
    files.push(file);
  };
  const write = (name: string, text: string): void => {
    const file = join(folder, name);
    writeFileSync(file, text);
    done(file);
  };
  write(
    'NOTES.md',
    releaseNotes(readFileSync(join(source, 'CHANGELOG.md'), 'utf8'), commit.version),
  );
  done(createSourceArchive(commit, source, folder));
  const debian = (Object.keys(ARCHITECTURES) as Architecture[]).map((architecture) => {
    const built = createDebianPackage(commit, source, architecture, folder);
    done(built.file);
    done(createImage(commit, source, architecture, folder));
    return built;
  });
  const packages = mergePackages(...debian.map((built) => built.packages));
  write('sbom.cdx.json', createSbom(commit, packages, source));
  const sum = (file: string): string =>
    createHash('sha256').update(readFileSync(file)).digest('hex');
  write('SHA256SUMS', files.map((file) => `${sum(file)}  ${basename(file)}\n`).join(''));
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
