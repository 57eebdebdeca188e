import { createChildPool } from '@cadran/processes';
import { createCityIndex, type CityIndex } from './city-index.ts';
import type { PackedCities } from './packed-cities.ts';

const readCities = async (): Promise<CityIndex> => {
  const pool = createChildPool<object, PackedCities>({
    name: 'cities',
    entry: new URL('city-process.ts', import.meta.url),
    heapMb: 512,
    memoryMb: 1024,
    keptMb: 0,
    maxWaiting: 1,
  });
  try {
    return createCityIndex(await pool.run(() => ({}), { timeMs: 60_000 }));
  } finally {
    await pool.close();
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
