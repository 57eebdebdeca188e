import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { createCityIndex, type CityIndex } from './city-index.ts';
import type { PackedCities } from './packed-cities.ts';

const readCities = async (): Promise<CityIndex> => {
  const worker = new Worker(new URL('city-worker.ts', import.meta.url));
  try {
    const [packed] = (await once(worker, 'message')) as [PackedCities];
    return createCityIndex(packed);
  } finally {
    await worker.terminate();
  }
};

/** Loaded on first use. */
let index: Promise<CityIndex> | undefined;

export const loadCities = (): Promise<CityIndex> => {
  index ??= readCities().catch((error: unknown) => {
    index = undefined;
    throw error;
  });
  return index;
};
