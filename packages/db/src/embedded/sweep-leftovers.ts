import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isRunning } from './process-table.ts';

/** What is made beside its place and then renamed carries the maker's process number until then. */
export const leftoverName = (place: string, work: 'init' | 'copy'): string =>
  `${place}.${work}-${process.pid}`;

const LEFTOVER = /\.(?:init|copy)-(\d+)$/;
const TRIES = 100;
const PAUSE_MS = 100;

export const isLeftover = (name: string): boolean => LEFTOVER.test(name);

/** Removes what a start left unfinished when it was killed; another start may be at work beside us. */
export const sweepLeftovers = async (home: string): Promise<void> => {
  for (const name of readdirSync(home)) {
    const maker = Number(LEFTOVER.exec(name)?.[1] ?? Number.NaN);
    if (Number.isNaN(maker) || (maker !== process.pid && isRunning(maker))) continue;
    await remove(join(home, name));
  }
};

/**
 * An initdb whose app was killed takes a moment to end. While it writes and tidies there, a removal
 * fails or stops half-way in silence; what is still there in the end, the next start removes.
 */
const remove = async (folder: string): Promise<void> => {
  for (let tries = 0; tries < TRIES && existsSync(folder); tries += 1) {
    if (tries > 0) await sleep(PAUSE_MS);
    try {
      rmSync(folder, { recursive: true, force: true });
    } catch {
      // Tried again.
    }
  }
};
