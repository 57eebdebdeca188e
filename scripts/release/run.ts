import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';

interface Options {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly input?: string;
}

/** Runs a program and returns what it prints; an error has its whole output. */
export const run = (command: string, args: readonly string[], options: Options = {}): string => {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd: options.cwd,
    input: options.input,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
    env: {
      ...process.env,
      // The pinned Node, also for npm.
      PATH: `${dirname(process.execPath)}:${process.env['PATH'] ?? ''}`,
      ...options.env,
    },
  });
  if (error !== undefined) throw new Error(`${command} could not be run: ${error.message}`);
  if (status !== 0)
    throw new Error(`${command} ${args.join(' ')} ended with ${status}.\n${stdout}${stderr}`);
  return stdout;
};

/**
 * Options of `unshare` for mmdebstrap, which mounts /dev/shm and others of the machine into the folder it fills: whoever
 * deletes the folder after an interruption must not find them there.
 */
export const OWN_MOUNTS = ['--mount', '--propagation', 'private'] as const;

export const hasProgram = (program: string): boolean =>
  spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;
