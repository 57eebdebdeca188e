import { readFileSync, readdirSync } from 'node:fs';

/** The shell that supervises a server and its watchers, read from Linux's /proc. */
export const supervisionOf = (server: number): { shell: number; watchers: readonly number[] } => {
  const shell = parentOf(server);
  const watchers = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => pid !== server && parentOf(pid) === shell);
  return { shell, watchers };
};

/** "42 (name) S 41 …"; the process may end meanwhile. */
const parentOf = (pid: number): number => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')')).split(' ')[2]);
  } catch {
    return Number.NaN;
  }
};
