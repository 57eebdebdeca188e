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

/** Processor time that a process and its children have used; 0 where there is no /proc. A busy machine does not stretch it. */
export const processorMs = (pid: number): number => {
  const own = fields(pid);
  const used = (Number(own[11] ?? 0) + Number(own[12] ?? 0)) * TICK_MS;
  let children: string[] = [];
  try {
    children = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return used;
  }
  return children.reduce((sum, child) => {
    const its = fields(child);
    const ours = its[1] === String(pid);
    return ours ? sum + (Number(its[11]) + Number(its[12])) * TICK_MS : sum;
  }, used);
};

/** Memory of a process that is in use, in megabytes; 0 where there is no /proc. */
export const residentMegabytes = (pid: number): number => {
  try {
    const pages = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+) kB/.exec(pages)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
};
