import { describe, expect, it } from 'vitest';
import { readFonts } from './fonts.ts';

const tablesOf = (font: Buffer): string[] =>
  Array.from({ length: font.readUInt16BE(4) }, (_, index) =>
    font.toString('latin1', 12 + 16 * index, 16 + 16 * index),
  );

describe('fonts of PDFs', () => {
  it('substitute nothing, and keep kerning, accents and the order of their tables', async () => {
    for (const font of await readFonts()) {
      const tables = tablesOf(font);
      expect(tables).not.toContain('GSUB');
      expect(tables).toContain('GPOS');
      expect(tables).toEqual(tables.toSorted());
    }
  });
});
