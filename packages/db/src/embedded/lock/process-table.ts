import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { errorCode } from '../diagnose.ts';

export type ProcessState =
  | { readonly kind: 'gone' }
  /** Dead, but not yet reaped by its parent, so the process id is still taken. */
  | { readonly kind: 'zombie' }
  | { readonly kind: 'running'; readonly command: readonly string[] };

export const describeProcess = (pid: number): ProcessState => {
  switch (process.platform) {
    case 'linux':
      return fromProc(pid);
    case 'win32':
      return fromSignal(pid);
    default:
      return fromPs(pid);
  }
};

export const isRunning = (pid: number): boolean => describeProcess(pid).kind === 'running';

const fromProc = (pid: number): ProcessState => {
  try {
    // "42 (name) S …": the name may contain brackets, so the state follows the last one.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    if (/^\) [ZX]/.test(stat.slice(stat.lastIndexOf(')')))) return { kind: 'zombie' };
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
    return { kind: 'running', command: command.filter((part) => part !== '') };
  } catch (error) {
    if (errorCode(error) === 'ENOENT' || errorCode(error) === 'ESRCH') return { kind: 'gone' };
    throw error;
  }
};

const fromPs = (pid: number): ProcessState => {
  const { stdout } = spawnSync('ps', ['-o', 'stat=,command=', '-p', String(pid)], {
    encoding: 'utf8',
  });
  const [state = '', ...command] = stdout.trim().split(/\s+/);
  if (state === '') return { kind: 'gone' };
  return state.startsWith('Z') ? { kind: 'zombie' } : { kind: 'running', command };
};

const fromSignal = (pid: number): ProcessState => {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (errorCode(error) === 'ESRCH') return { kind: 'gone' };
  }
  return { kind: 'running', command: [] };
};
