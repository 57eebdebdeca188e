import { describe, expect, it } from 'vitest';
import { pathsOf, type Proof, proofsIn, read } from './read-proofs.ts';

const page = read('docs/evaluators/specification.md');

/** A line of the specification with its test, by section of the specification. */
interface Row {
  readonly section: string;
  readonly line: string;
  readonly proofs: readonly Proof[];
}

const inFull = pathsOf(page);

const rowsOf = (text: string): Row[] => {
  let section = '';
  return text.split('\n').flatMap((line) => {
    section = /^## (?:(\d)\.)?/u.exec(line)?.[1] ?? (line.startsWith('## ') ? '' : section);
    if (section === '' || !line.startsWith('- ')) return [];
    const [said = ''] = line.slice(2).split(': `');
    return [{ section, line: said, proofs: proofsIn(line, inFull) }];
  });
};

const rows = rowsOf(page);

describe('docs/evaluators/specification.md', () => {
  it('covers the nine sections of the specification', () => {
    expect([...new Set(rows.map(({ section }) => section))]).toEqual('123456789'.split(''));
    expect(rows.length).toBeGreaterThan(150);
  });

  it('names a test of every line', () => {
    const bare = rows.filter(({ proofs }) => proofs.length === 0);
    expect(bare.map(({ line }) => line)).toEqual([]);
  });

  it.each(rows.map((row) => [`${row.section}: ${row.line}`, row] as const))(
    'section %s',
    (_, { proofs }) => {
      for (const { file, name } of proofs) expect(read(file), file).toContain(name);
    },
  );
});
