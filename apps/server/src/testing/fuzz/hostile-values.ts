import fc from 'fast-check';

const deep = (levels: number): unknown => {
  let value: unknown = 'bottom';
  for (let level = 0; level < levels; level++) value = level % 2 === 0 ? [value] : { a: value };
  return value;
};

const HOSTILE: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  Number.MAX_SAFE_INTEGER + 2,
  1e308,
  '',
  ' ',
  '\u0000',
  'nul \u0000 inside',
  '\uD800',
  'lone \uDFFF surrogate',
  '\u202Eright to left',
  '\uFEFF',
  'ﷺ'.repeat(200),
  'x'.repeat(100_000),
  '0'.repeat(5_000),
  "' or '1'='1' --",
  '"; drop table users; --',
  '%',
  '%25%00',
  '_%\\',
  '${7*7}{{7*7}}<%= 7*7 %>',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '//evil.example',
  'https://evil.example@example.org',
  '../../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  '\r\nset-cookie: a=b',
  '=cmd|calc!A1',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-4fff-bfff-ffffffffffff',
  '9999-12-31T23:59:59.999Z',
  '0000-00-00T00:00:00Z',
  '-271821-04-20T00:00:00.000Z',
  'NaN',
  'Infinity',
  [],
  {},
  [[]],
  [null],
  deep(200),
  Array.from({ length: 5_000 }, (_, index) => index),
  Object.fromEntries(Array.from({ length: 2_000 }, (_, index) => [`key${index}`, index])),
];

export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...HOSTILE) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
  { weight: 1, arbitrary: fc.jsonValue() },
);

/** Keys with a special meaning in JavaScript or in our API. */
export const HOSTILE_KEYS = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'organizationId',
  'role',
  'id',
  '$where',
  '',
  'a.b',
  '\u0000',
];
