/** Two spellings of one skill have one key: case, spaces and how accents are encoded do not matter. */
export const skillKey = (name: string): string =>
  name.normalize('NFKC').trim().replaceAll(/\s+/gu, ' ').toLowerCase();
