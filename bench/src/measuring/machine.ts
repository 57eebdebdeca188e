import { execFileSync } from 'node:child_process';
import { cpus, totalmem } from 'node:os';

export interface Machine {
  readonly processors: string;
  readonly memory: string;
  readonly node: string;
  readonly commit: string;
}

const commit = (): string => {
  try {
    const options = { cwd: import.meta.dirname, encoding: 'utf8' } as const;
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], options).trim();
  } catch {
    return 'unknown';
  }
};

export const describeMachine = (): Machine => ({
  processors: `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}`,
  memory: `${Math.round(totalmem() / 1024 ** 3)} GB`,
  node: process.version,
  commit: commit(),
});
