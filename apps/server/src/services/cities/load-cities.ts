import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { openCities, type CityIndex } from './city-index.ts';
import type { PackedCities } from './packed-cities.ts';

const read = async (): Promise<CityIndex> => {
  const worker = new Worker(new URL('city-worker.ts', import.meta.url));
  try {
    const [packed] = (await once(worker, 'message')) as [PackedCities];
    return openCities(packed);
  } finally {
    await worker.terminate();
  }
};

/** Read on first need and kept: the list is the same for everybody and never changes. */
let index: Promise<CityIndex> | undefined;

export const loadCities = (): Promise<CityIndex> => {
  index ??= read().catch((error: unknown) => {
    index = undefined;
    throw error;
  });
  return index;
};
