import { spawnSync } from 'node:child_process';

export const run = (command: string, args: readonly string[]): boolean =>
  spawnSync(command, args, { stdio: 'inherit' }).status === 0;

export const isRoot = process.getuid?.() === 0;

const sudo = (args: readonly string[]): boolean =>
  isRoot ? run(args[0] ?? '', args.slice(1)) : run('sudo', ['-n', ...args]);

export const has = (program: string): boolean =>
  run('sh', ['-c', `command -v ${program} > /dev/null`]);

/** A new machine often still installs its updates. */
const WAIT = ['-o', 'DPkg::Lock::Timeout=600'];

/** On Debian and its derivatives; elsewhere false. */
export const installPackages = (...packages: readonly string[]): boolean =>
  has('apt-get') &&
  sudo(['apt-get', 'update', '-qq', ...WAIT]) &&
  sudo(['apt-get', 'install', '-y', '-qq', ...WAIT, '--no-install-recommends', ...packages]);
