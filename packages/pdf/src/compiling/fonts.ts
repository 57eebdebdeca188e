import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);
const FONTS = [
  ...['400Regular', '400Regular_Italic', '600SemiBold', '700Bold'].map(
    (name) => `inter/${name}/Inter_${name}.ttf`,
  ),
  // For codes: every character as wide as the others, and no two alike.
  'ibm-plex-mono/600SemiBold/IBMPlexMono_600SemiBold.ttf',
];

const TABLE_COUNT_AT = 4;
const TABLES_AT = 12;
const TABLE_ENTRY_BYTES = 16;

/**
 * Inter's rules of substitution (arrows from `->`, raised colons between digits) change no word of a report and take a
 * quarter of the time of printing it. Its entry gets a name that nobody looks for; kerning and accents are elsewhere.
 */
const disableSubstitutions = (font: Buffer): Buffer => {
  const tables = font.readUInt16BE(TABLE_COUNT_AT);
  for (let index = 0; index < tables; index += 1) {
    const entry = TABLES_AT + index * TABLE_ENTRY_BYTES;
    // In its place in the alphabet, by which tables are found.
    if (font.toString('latin1', entry, entry + 4) === 'GSUB') font.write('GSUA', entry, 'latin1');
  }
  return font;
};

/** All fonts of a document: none is taken from the machine. */
export const readFonts = (): Promise<Buffer[]> =>
  Promise.all(
    FONTS.map(async (name) =>
      disableSubstitutions(await readFile(resolve(`@expo-google-fonts/${name}`))),
    ),
  );
