import { describe, expect, it } from 'vitest';
import { fileNameOf } from './file-name.ts';

describe('fileNameOf', () => {
  it.each([
    ['attachment; filename="report-diallo-2026-11-15.pdf"', 'report-diallo-2026-11-15.pdf'],
    ['attachment; filename=candidats.csv', 'candidats.csv'],
    [`attachment; filename="e.csv"; filename*=UTF-8''%C3%A9quipe.csv`, 'équipe.csv'],
    [`attachment; filename="e.csv"; filename*=UTF-8''%E9quipe.csv`, 'e.csv'],
  ])('in %s is %s', (header, name) => {
    expect(fileNameOf(header)).toBe(name);
  });

  it.each([null, '', 'attachment'])('is null without a file name (%s)', (header) => {
    expect(fileNameOf(header)).toBeNull();
  });
});
