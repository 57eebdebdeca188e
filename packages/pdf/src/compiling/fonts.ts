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

/** All fonts of a document: none is taken from the machine. */
export const readFonts = (): Promise<Buffer[]> =>
  Promise.all(FONTS.map((name) => readFile(resolve(`@expo-google-fonts/${name}`))));
