import { onTestFinished } from 'vitest';
import { mountDisk, type SmallDisk } from './mounted-disk.ts';

/** A separate disk in memory for one test. */
export const smallDisk = (megabytes: number): SmallDisk => {
  const disk = mountDisk(megabytes);
  onTestFinished(() => disk.unmount());
  return disk;
};
