import { onTestFinished } from 'vitest';
import { mountDisk, type SmallDisk } from './mounted-disk.ts';

/** A disk of its own for one test, in memory. */
export const smallDisk = (megabytes: number): SmallDisk => {
  const disk = mountDisk(megabytes);
  onTestFinished(() => disk.unmount());
  return disk;
};
