import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isRunning } from './process-table.ts';

/** What is made beside its place and then renamed carries the maker's process number until then. */
export const leftoverName = (place: string, work: 'init' | 'copy'): string =>
  `${place}.${work}-${process.pid}`;

const LEFTOVER = /\.(?:init|copy)-(\d+)$/;

export const isLeftover = (name: string): boolean => LEFTOVER.test(name);

/** Removes what a start left unfinished when it was killed; another start may be at work beside us. */
export const sweepLeftovers = (home: string): void => {
  for (const name of readdirSync(home)) {
    const maker = Number(LEFTOVER.exec(name)?.[1] ?? Number.NaN);
    if (Number.isNaN(maker) || (maker !== process.pid && isRunning(maker))) continue;
    rmSync(join(home, name), { recursive: true, force: true, maxRetries: 5 });
  }
};
