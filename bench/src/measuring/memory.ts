import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

const KB = 1024;

const read = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // The process has ended.
    return '';
  }
};

/** Proportional set size of a process in megabytes. Linux only. */
export const memoryOf = (pid: number): number =>
  Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0) / KB;

const parentOf = (pid: string): string =>
  /^PPid:\s+(\d+)/m.exec(read(`/proc/${pid}/status`))?.[1] ?? '';

/** A process and its descendants. */
export const processTreeOf = (pid: number): number[] => {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const parents = new Map(all.map((one) => [Number(one), Number(parentOf(one))]));
  const isOurs = (one: number | undefined): boolean =>
    one === pid || (one !== undefined && one > 1 && isOurs(parents.get(one)));
  return [...parents.keys()].filter(isOurs);
};

interface Held {
  readonly own: number;
  readonly shared: number;
}

/** In megabytes; the shared part is files such as Node itself, also where other programs have mapped them. */
const heldBy = (pid: number): Held => {
  const rollup = read(`/proc/${pid}/smaps_rollup`);
  const sum = (pattern: RegExp): number =>
    [...rollup.matchAll(pattern)].reduce((all, [, kilobytes]) => all + Number(kilobytes) / KB, 0);
  const own = sum(/^Private_\w+:\s+(\d+)/gm);
  return { own, shared: sum(/^Rss:\s+(\d+)/gm) - own };
};

const together = (pids: readonly number[]): number => {
  const held = pids.map(heldBy);
  return (
    held.reduce((sum, { own }) => sum + own, 0) + Math.max(0, ...held.map(({ shared }) => shared))
  );
};

/** Memory of a process with its descendants, as if nothing else ran: what they share counts once. */
export const treeMemoryOf = (pid: number): number => together(processTreeOf(pid));

const runsNode = (pid: number): boolean => readlinkSync(`/proc/${pid}/exe`).endsWith('/node');

/** The same without an embedded PostgreSQL. */
export const nodeMemoryOf = (pid: number): number => together(processTreeOf(pid).filter(runsNode));
