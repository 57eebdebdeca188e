import { readFileSync } from 'node:fs';
import { ENGLISH_NAMES, FRENCH_NAMES } from './region-names.ts';

/** One line a country; names by GeoNames (CC BY 4.0), written by `scripts/write-regions.ts`. */
export const REGIONS_FILE = new URL('regions.txt', import.meta.url);

/** A region's names in French and English. */
export type RegionName = readonly [fr: string, en: string];

/** By country and code: "CH.GE". */
export const readRegions = (): ReadonlyMap<string, RegionName> =>
  new Map(
    readFileSync(REGIONS_FILE, 'utf8')
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [country = '', names = ''] = line.split('\t');
        return names.split('|').map((entry): [string, RegionName] => {
          const blank = entry.indexOf(' ');
          const code = `${country}.${entry.slice(0, blank)}`;
          const en = ENGLISH_NAMES[code] ?? entry.slice(blank + 1);
          return [code, [FRENCH_NAMES[code] ?? en, en]];
        });
      }),
  );
