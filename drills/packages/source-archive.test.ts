import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { describeCommit } from '../../scripts/release/commit.ts';
import { buildSourceTree } from '../../scripts/release/product-tree.ts';
import { run } from '../../scripts/release/run.ts';
import { createSourceArchive } from '../../scripts/release/source-archive.ts';

it('npm start from the source archive serves without a build', async () => {
  const scratch = mkdtempSync(join(tmpdir(), 'cadran-archive-'));
  onTestFinished(() => rmSync(scratch, { recursive: true, force: true }));
  chmodSync(scratch, 0o755);
  const commit = describeCommit('HEAD');
  buildSourceTree(commit, join(scratch, 'source'));
  run('tar', [
    '-xzf',
    createSourceArchive(commit, join(scratch, 'source'), scratch),
    '-C',
    scratch,
  ]);
  const cwd = join(scratch, `cadran-${commit.version}`);
  // As docs/operations.md says.
  run(
    'npm',
    [
      'ci',
      '--omit=dev',
      '--prefer-offline',
      '--workspace',
      'apps/server',
      '--include-workspace-root',
    ],
    { cwd },
  );

  const child = spawn('npm', ['start', '--', '--no-demo'], {
    cwd,
    // Not Vitest's own variables, of which BASE_URL is one.
    env: {
      PATH: process.env['PATH'],
      HOME: scratch,
      PORT: '0',
      DATA_DIR: join(scratch, 'data'),
    },
    detached: true,
  });
  let said = '';
  const ended = new Promise<void>((resolve) => void child.once('exit', () => resolve()));
  const address = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        const [, found] = /running at (http\S+)/u.exec(said) ?? [];
        if (found !== undefined) resolve(found);
      });
    void ended.then(() => reject(new Error(said)));
  });
  const { status } = await fetch(`${address}/login`);
  process.kill(-(child.pid ?? 0), 'SIGTERM');
  await ended;
  expect(status).toBe(200);
  expect(said).not.toContain('Building');
}, 3_600_000);
