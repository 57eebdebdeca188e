import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

/** What takes the time zone of a process, a browser or a database session, where an organisation has its own. */
const FORBIDDEN: readonly RegExp[] = [
  /\bIntl\.DateTimeFormat\b/,
  /\.toLocale(?:Date|Time)String\(/,
  /\.toISOString\(\)\s*\.slice\(/,
  /\.(?:get|set)(?:FullYear|Month|Date|Day|Hours|Minutes)\(/,
  /\.getTimezoneOffset\(/,
  /\bdate_trunc\(|\bcurrent_date\b|\bat time zone\b|\bto_char\(/i,
];

/** Where it is right, and why. */
const ALLOWED: Readonly<Record<string, string>> = {
  'packages/i18n/src/formatting/dates/dates.ts': 'the formats that all others use',
  'packages/i18n/src/formatting/dates/time-zone.ts': 'the days that all others use',
  'packages/i18n/src/formatting/dates/time-zone-names.ts': 'names of zones',
  'packages/contract/src/schemas/base/basics.ts': 'tells whether a zone exists',
  'packages/contract/src/answers/answer-rules.ts': 'a date of birth in the future, in any zone',
  'apps/web/src/respondent/privacy/today.ts': 'the day of the person who answers',
  'apps/web/src/respondent/published/fetch-page.ts':
    'any day will do to count a browser once a day',
  'apps/server/src/modules/culture-audits/actions/overdue/queries.ts':
    'the day of each organisation, for many at once',
  'apps/web/src/respondent/parts/segments/age-field.tsx': 'the year of the person who answers',
};

const files = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: ROOT })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/\.(?:test|fixture)\.tsx?$|\/testing\//.test(file));

const offending = (source: string): string[] =>
  source.split('\n').filter((line) => FORBIDDEN.some((pattern) => pattern.test(line)));

describe('days and dates', () => {
  it('are never those of a process, a browser or a session of the database', () => {
    expect(files.length).toBeGreaterThan(1000);
    const found = files.flatMap((file) =>
      file in ALLOWED
        ? []
        : offending(readFileSync(join(ROOT, file), 'utf8')).map(
            (line) => `${file}: ${line.trim()}`,
          ),
    );
    expect(found).toEqual([]);
  });

  it('have no exception that is not needed', () => {
    const needless = Object.keys(ALLOWED).filter(
      (file) => offending(readFileSync(join(ROOT, file), 'utf8')).length === 0,
    );
    expect(needless).toEqual([]);
  });

  it.each([
    'new Date().toLocaleDateString()',
    "new Intl.DateTimeFormat('fr')",
    'now.toISOString().slice(0, 10)',
    'date.getHours()',
    "select date_trunc('day', at)",
  ])('would notice %s', (line) => {
    expect(offending(line)).toEqual([line]);
  });
});
