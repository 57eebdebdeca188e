import { readdirSync, readFileSync } from 'node:fs';
import { processTreeOf } from '../measuring/memory.ts';

/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10;

/** After the command name, which may contain brackets. */
const fields = (pid: number | string): string[] => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
};

/** Processor time of a process in milliseconds, less affected by other load than elapsed time; 0 without /proc. */
export const processorMs = (pid: number | string): number => {
  const its = fields(pid);
  return (Number(its[11] ?? 0) + Number(its[12] ?? 0)) * TICK_MS;
};

/** Of a process's children that have ended: PostgreSQL's idle connections end in the middle of a measurement. */
const usedByEnded = (pid: number): number => {
  const its = fields(pid);
  return (Number(its[13] ?? 0) + Number(its[14] ?? 0)) * TICK_MS;
};

const PARENT = 1;

export const childrenOf = (pid: number): string[] => {
  try {
    return readdirSync('/proc').filter(
      (name) => /^\d+$/.test(name) && fields(name)[PARENT] === String(pid),
    );
  } catch {
    return [];
  }
};

/** Whether a process prints, takes snapshots or scores for a server: the files they run end alike. */
export const isChildProcess = (pid: string): boolean => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('-process.ts');
  } catch {
    return false;
  }
};

/** Processor time of a process and its descendants, also of those that have ended. */
export const treeProcessorMs = (pid: number): number =>
  processTreeOf(pid).reduce((sum, one) => sum + processorMs(one) + usedByEnded(one), 0);

/** Resident memory of a process in megabytes; 0 without /proc. */
export const residentMegabytes = (pid: number): number => {
  try {
    const pages = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+) kB/.exec(pages)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
};
