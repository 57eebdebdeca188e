import { describe, expect, it } from 'vitest';
import { birthDateRule, isPhone } from './answer-rules.ts';

describe('isPhone', () => {
  it.each(['06 12 34 56 78', '+33 (0)6.12.34.56.78', '+44 20 7946-0123', '02/123.45.67', '123456'])(
    'accepts “%s”',
    (phone) => {
      expect(isPhone(phone)).toBe(true);
    },
  );
  it.each(['', '06 12', '12345', 'call me', '0612345678 x', '+++++++'])('rejects “%s”', (phone) => {
    expect(isPhone(phone)).toBe(false);
  });
});

describe('birthDateRule', () => {
  const now = new Date('2026-11-15T12:00:00Z');
  it.each([
    ['1899-12-31', 'min:1900'],
    ['1900-01-01', false],
    ['1995-02-03', false],
    ['2026-11-15', false],
    ['2026-11-16', 'past'],
    ['2026-12-31', 'past'],
  ])('returns for %s: %s', (day, rule) => {
    expect(birthDateRule(day, now)).toBe(rule);
  });
});
