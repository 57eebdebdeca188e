import { statfs } from 'node:fs/promises';
import type { Log } from './embedded-server.ts';

const MEGABYTE = 1_000_000;
/** Long enough to cost nothing, short enough that what is written meanwhile is little beside the minimum. */
const LOOK_EVERY_MS = 1_000;

/** What the database's user may still write on the disk of a folder. */
export const freeMegabytes = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder);
  return (bavail * bsize) / MEGABYTE;
};

interface Watched {
  /** In megabytes; 0: whatever is free is enough. */
  readonly minimum: number;
  readonly free: () => Promise<number>;
  /** Milliseconds. */
  readonly clock: () => number;
  readonly log: Log;
}

/** Says whether there is room, looking once a second at most; whoever runs the server is told when that changes. */
export const createRoomWatch = ({ minimum, free, clock, log }: Watched) => {
  let looked = -Infinity;
  let seen: Promise<boolean> = Promise.resolve(true);
  let before = true;
  const look = async (): Promise<boolean> => {
    const megabytes = await free();
    const room = megabytes >= minimum;
    if (room !== before)
      log(
        room
          ? 'There is room on the disk again: saving goes on.'
          : `The disk of the database is nearly full (${Math.floor(megabytes)} MB left, MIN_FREE_DISK_MB is ${minimum}): nothing is saved until there is room again.`,
      );
    before = room;
    return room;
  };
  return (): Promise<boolean> => {
    if (minimum === 0) return Promise.resolve(true);
    if (clock() - looked >= LOOK_EVERY_MS) {
      looked = clock();
      // A disk that cannot be asked is no reason to refuse: the database will say what is wrong.
      seen = look().catch(() => true);
    }
    return seen;
  };
};
