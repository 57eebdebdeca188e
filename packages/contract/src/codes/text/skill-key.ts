/** The key of a skill ignores case, spaces and how accents are encoded. */
export const skillKey = (name: string): string =>
  name.normalize('NFKC').trim().replaceAll(/\s+/gu, ' ').toLowerCase();
