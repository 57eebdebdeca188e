import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isRunning } from '../lock/process-table.ts';

/** Temporary folders contain the process id of their creator until they are renamed. */
export const leftoverName = (place: string, work: 'init' | 'copy'): string =>
  `${place}.${work}-${process.pid}`;

const LEFTOVER = /\.(?:init|copy)-(\d+)$/;
const TRIES = 100;
const PAUSE_MS = 100;

export const isLeftover = (name: string): boolean => LEFTOVER.test(name);

/** Removes what killed starts left; a concurrent start may be running. */
export const removeLeftovers = async (home: string): Promise<void> => {
  for (const name of readdirSync(home)) {
    const maker = Number(LEFTOVER.exec(name)?.[1] ?? Number.NaN);
    if (Number.isNaN(maker) || (maker !== process.pid && isRunning(maker))) continue;
    await remove(join(home, name));
  }
};

/**
 * An initdb whose parent was killed takes a moment to end, and a removal may fail or stop while it still writes. What
 * is left is removed by the next start.
 */
const remove = async (folder: string): Promise<void> => {
  for (let tries = 0; tries < TRIES && existsSync(folder); tries += 1) {
    if (tries > 0) await sleep(PAUSE_MS);
    try {
      rmSync(folder, { recursive: true, force: true });
    } catch {
      // Retried.
    }
  }
};
