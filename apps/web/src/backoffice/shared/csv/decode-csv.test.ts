import { describe, expect, it } from 'vitest';
import { decodeCsv } from './decode-csv.ts';

const bytes = (...values: number[]): ArrayBuffer => new Uint8Array(values).buffer;

describe('decodeCsv', () => {
  it('reads UTF-8 with or without a byte order mark', () => {
    expect(decodeCsv(bytes(0xc3, 0xa9))).toBe('é');
    expect(decodeCsv(bytes(0xef, 0xbb, 0xbf, 0xc3, 0xa9))).toBe('é');
  });

  it('falls back to Windows-1252', () => {
    expect(decodeCsv(bytes(0x7a, 0x6f, 0xe9))).toBe('zoé');
  });

  it('reads UTF-16', () => {
    expect(decodeCsv(bytes(0xff, 0xfe, 0xe9, 0x00))).toBe('é');
  });
});
