import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { startPreparedServer } from '../support/prepared-server.ts';
import { describeCommit } from '../../scripts/release/commit.ts';
import { buildahIn, createImage } from '../../scripts/release/container-image.ts';
import { type Architecture, buildSourceTree } from '../../scripts/release/product-tree.ts';
import { hasProgram } from '../../scripts/release/run.ts';

const missing = ['mmdebstrap', 'buildah', 'crun'].filter((program) => !hasProgram(program));
if (process.getuid?.() !== 0) missing.push('root');
if (missing.length > 0) console.log(`The image is not tested: ${missing.join(', ')} missing.`);

const PORT = 3917;
const PASSWORD = 'only-for-this-test-1';
/** That which can be run here. */
const ARCHITECTURE: Architecture = process.arch === 'arm64' ? 'arm64' : 'amd64';

interface ImageConfig {
  readonly User: string;
  readonly Env: readonly string[];
  readonly Cmd: readonly string[];
  readonly WorkingDir: string;
}

/** What a container engine makes of the image's settings: its user, no capabilities, nothing written but /tmp. */
const runtimeConfig = (
  root: string,
  image: ImageConfig,
  env: readonly string[],
  socket: string,
) => {
  const [uid, gid] = image.User.split(':').map(Number);
  return {
    ociVersion: '1.0.2',
    root: { path: root, readonly: true },
    process: {
      args: image.Cmd,
      cwd: image.WorkingDir,
      env,
      user: { uid, gid },
      capabilities: {},
      noNewPrivileges: true,
    },
    mounts: [
      { destination: '/proc', type: 'proc', source: 'proc' },
      { destination: '/dev', type: 'tmpfs', source: 'tmpfs' },
      { destination: '/tmp', type: 'tmpfs', source: 'tmpfs', options: ['nosuid', 'nodev'] },
      { destination: socket, type: 'bind', source: socket, options: ['rbind'] },
    ],
    linux: { namespaces: ['pid', 'ipc', 'uts', 'mount'].map((type) => ({ type })) },
  };
};

describe.skipIf(missing.length > 0)('the container image', () => {
  const scratch = mkdtempSync(join(tmpdir(), 'cadran-image-'));
  const buildah = buildahIn(scratch);
  afterAll(() => rmSync(scratch, { recursive: true, force: true }));

  it('serves on a read-only file system as its user, and stops when asked', async () => {
    const commit = describeCommit('HEAD');
    buildSourceTree(commit, join(scratch, 'source'));
    const file = createImage(commit, join(scratch, 'source'), ARCHITECTURE, scratch);
    const container = buildah('from', `oci-archive:${file}`);
    const { OCIv1 }: { OCIv1: { config: ImageConfig } } = JSON.parse(buildah('inspect', container));
    expect(OCIv1.config.User).toBe('10001:10001');

    // PostgreSQL runs as another user than root.
    chmodSync(scratch, 0o711);
    mkdirSync(join(scratch, 'database'));
    const server = await startPreparedServer(join(scratch, 'database'), { durable: false });
    const socket = dirname(server.socket);
    chmodSync(socket, 0o711);
    const env = Object.entries({
      ...Object.fromEntries(OCIv1.config.Env.map((pair) => pair.split('=', 2))),
      ...server.env,
      BASE_URL: 'http://localhost',
      SUPERADMIN_PASSWORD: PASSWORD,
      HOST: '127.0.0.1',
      PORT: String(PORT),
    });
    const bundle = join(scratch, 'bundle');
    mkdirSync(bundle);
    const config = runtimeConfig(
      buildah('mount', container),
      OCIv1.config,
      env.map((pair) => pair.join('=')),
      socket,
    );
    writeFileSync(join(bundle, 'config.json'), JSON.stringify(config));
    // crun refuses machines that have both versions of control groups: it is shown the second only.
    const start = `mount -t cgroup2 none /sys/fs/cgroup && exec crun --cgroup-manager=disabled run --bundle ${bundle} cadran-image-test`;
    const crun = spawn('unshare', ['--mount', 'sh', '-c', start]);
    let said = '';
    for (const stream of [crun.stdout, crun.stderr])
      stream.on('data', (chunk: Buffer) => void (said += chunk.toString()));
    const ended = new Promise<number | null>((resolve) => void crun.once('exit', resolve));
    try {
      const ready = () =>
        fetch(`http://127.0.0.1:${PORT}/ready`).then(
          ({ status }) => status,
          () => 0,
        );
      while ((await ready()) !== 200) {
        expect(crun.exitCode, said).toBe(null);
        await sleep(500);
      }
      const page = await fetch(`http://127.0.0.1:${PORT}/login`);
      expect(await page.text()).toContain('<html');
      const entered = await fetch(`http://127.0.0.1:${PORT}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ identifier: 'superadmin', password: PASSWORD }),
      });
      const { token } = (await entered.json()) as { token: string };
      const pdf = await fetch(`http://127.0.0.1:${PORT}/api/evidence/manual.pdf`, {
        headers: { authorization: `Bearer ${token}` },
      });
      expect((await pdf.text()).slice(0, 5), said).toBe('%PDF-');
      crun.kill('SIGTERM');
      expect(await ended, said).toBe(0);
    } finally {
      crun.kill('SIGKILL');
      await server.stop();
    }
  }, 3_600_000);
});
