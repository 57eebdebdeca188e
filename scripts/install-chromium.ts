import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium, HEADLESS_SHELL } from './find-chromium.ts';

const run = (command: string, args: readonly string[]): boolean =>
  spawnSync(command, args, { stdio: 'inherit' }).status === 0;

const isRoot = process.getuid?.() === 0;
const sudo = (args: readonly string[]): boolean =>
  isRoot ? run(args[0] ?? '', args.slice(1)) : run('sudo', ['-n', ...args]);

/** The system package on Debian and its derivatives; elsewhere Playwright's download. */
const install = (): boolean => {
  if (run('sh', ['-c', 'command -v apt-get > /dev/null'])) {
    const done =
      sudo(['apt-get', 'update', '-qq']) &&
      sudo([
        'apt-get',
        'install',
        '-y',
        '-qq',
        '--no-install-recommends',
        'chromium-headless-shell',
        'fonts-liberation',
      ]);
    if (done && existsSync(HEADLESS_SHELL)) return true;
  }
  if (findChromium() !== undefined) return true;
  // Installing packages needs root; other users may already have what Chromium needs.
  return run('npx', ['playwright', 'install', ...(isRoot ? ['--with-deps'] : []), 'chromium']);
};

const chosen = process.env['CHROMIUM'] !== undefined && findChromium() !== undefined;
if (!chosen && !existsSync(HEADLESS_SHELL) && !install()) {
  console.error(
    'The browser tests need Chromium or Chrome. Install one, or set CHROMIUM to the path of its program.',
  );
  process.exitCode = 1;
}
