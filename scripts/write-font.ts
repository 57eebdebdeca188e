/**
 * Writes the font of the screens: of Inter (npm package `@fontsource-variable/inter`) the Latin letters, the weights and
 * the features that we use, cut out by the npm package `subset-font` (HarfBuzz) 2.9:
 * `node scripts/write-font.ts <folder of subset-font>`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

type SubsetFont = (
  font: Buffer,
  characters: string,
  options: {
    readonly targetFormat: 'woff2';
    readonly variationAxes: Readonly<
      Record<string, { readonly min: number; readonly max: number }>
    >;
    readonly keepFeatures: readonly string[];
  },
) => Promise<Buffer>;

const WEB = join(import.meta.dirname, '../apps/web');
const { resolve } = createRequire(join(WEB, 'package.json'));
const WHOLE = resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2');

const range = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');
/** Basic Latin, Latin-1, general punctuation, and what else French and English write. */
const CHARACTERS = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}${range(0x2000, 0x206f)}ıŒœŸˆ˚˜ʻʼ€™↑↓−∕\u0304\u0308\u0329`;

/** What browsers apply by themselves, figures of one width, and the two of `page.css`. */
const FEATURES = ['ccmp', 'locl', 'calt', 'kern', 'mark', 'mkmk', 'tnum', 'cv11', 'ss03'];

const [, , folder = ''] = process.argv;
const { default: subsetFont } = (await import(pathToFileURL(join(folder, 'index.js')).href)) as {
  readonly default: SubsetFont;
};
const font = await subsetFont(readFileSync(WHOLE), CHARACTERS, {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 700 } },
  keepFeatures: FEATURES,
});
writeFileSync(join(WEB, 'src/shared/fonts/inter-latin.woff2'), font);
