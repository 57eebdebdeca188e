import { describe, expect, it } from 'vitest';
import { pathsOf, type Proof, proofsIn, read } from './read-proofs.ts';

const page = read('docs/spec-coverage.md');

/** A line of the specification with its code and test, by section of the specification. */
interface Row {
  readonly section: string;
  readonly line: string;
  readonly homes: readonly string[];
  readonly proofs: readonly Proof[];
}

const FILE = /`([^`\s]+\/[^`\s]+\.(?:tsx?|css|sql|md|json))`/gu;
const inFull = pathsOf(page);

const rowsOf = (text: string): Row[] => {
  let section = '';
  return text.split('\n').flatMap((line) => {
    section = /^## (\d)\./u.exec(line)?.[1] ?? section;
    if (!line.startsWith('|') || /^\| (?:-+|specification) /u.test(line)) return [];
    const [said = '', lives = '', proven = ''] = line.split(' | ');
    return [
      {
        section,
        line: said.slice(1).trim(),
        homes: [...lives.matchAll(FILE)].map(([, path = '']) => inFull(path)),
        proofs: proofsIn(proven, inFull),
      },
    ];
  });
};

const rows = rowsOf(page);

describe('docs/spec-coverage.md', () => {
  it('covers the nine sections of the specification', () => {
    expect([...new Set(rows.map(({ section }) => section))]).toEqual('123456789'.split(''));
    expect(rows.length).toBeGreaterThan(150);
  });

  it('names the code and the test of every line', () => {
    const bare = rows.filter(({ homes, proofs }) => homes.length === 0 || proofs.length === 0);
    expect(bare.map(({ line }) => line)).toEqual([]);
  });

  it.each(rows.map((row) => [`${row.section}: ${row.line}`, row] as const))(
    'section %s',
    (_, { homes, proofs }) => {
      for (const path of homes) expect(read(path), path).not.toBe('');
      for (const { file, name } of proofs) expect(read(file), file).toContain(name);
    },
  );
});
