import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10;

/** After the command's name, which may hold anything, brackets too. */
const fields = (pid: number | string): string[] => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
};

/** Where there is no /proc: 0. */
const usedBy = (pid: number | string): number => {
  const its = fields(pid);
  return (Number(its[11] ?? 0) + Number(its[12] ?? 0)) * TICK_MS;
};

const PARENT = 1;

const childrenOf = (pid: number): string[] => {
  try {
    return readdirSync('/proc').filter(
      (name) => /^\d+$/.test(name) && fields(name)[PARENT] === String(pid),
    );
  } catch {
    return [];
  }
};

/** Processor time that a process has used, in milliseconds: a busy machine stretches it less than the clock. */
export const processorMs = (pid: number): number => usedBy(pid);

/** Of PostgreSQL, which is a process for each connection. */
export const databaseMs = (pid: number): number =>
  childrenOf(pid).reduce((sum, child) => sum + usedBy(child), usedBy(pid));

/** Memory of a process that is in use, in megabytes; 0 where there is no /proc. */
export const residentMegabytes = (pid: number): number => {
  try {
    const pages = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+) kB/.exec(pages)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
};
