import { readdirSync } from 'node:fs';
import { COPY_PREFIX } from '../usable-binaries.ts';

/** What is in a data folder, but for the programs: they are copied there where the database's user cannot reach ours. */
export const leftIn = (dataDir: string): string[] =>
  readdirSync(dataDir).filter((name) => !name.startsWith(COPY_PREFIX));
