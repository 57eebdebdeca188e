import { readFileSync } from 'node:fs';

export const read = (path: string): string =>
  readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

/** A test that a page of documentation names: `file`: “title”. */
export interface Proof {
  readonly file: string;
  readonly name: string;
}

const PROOF = /`([^`]+\.(?:test|spec)\.tsx?)`: “([^”]+)”/gu;

/** Writes paths in full, by the abbreviations of folders that the page lists. */
export const pathsOf = (page: string): ((path: string) => string) => {
  const short = Object.fromEntries(
    [...page.matchAll(/^- `([a-z\d]+)\/…` is `([^`]+)\/…`/gmu)].map(([, name = '', long = '']) => [
      name,
      long,
    ]),
  );
  return (path) => {
    const [first = '', ...rest] = path.split('/');
    return [short[first] ?? first, ...rest].join('/');
  };
};

export const proofsIn = (cell: string, inFull: (path: string) => string): Proof[] =>
  [...cell.matchAll(PROOF)].map(([, file = '', name = '']) => ({ file: inFull(file), name }));
