import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { defaultProcesses, readConfig } from './env.ts';

const KEY = 'x'.repeat(32);

describe('the environment', () => {
  it('has defaults for local use', () => {
    const config = readConfig({}, []);
    expect(config).toMatchObject({ port: 3000, host: '127.0.0.1', production: false, demo: true });
    expect(config.baseUrl.href).toBe('http://localhost:3000/');
    expect(config).toMatchObject({ mailFrom: 'no-reply@localhost', mailQuota: 5000 });
    expect(config.minFreeDiskMb).toBe(200);
    expect(config.superadmin).toEqual({ username: 'superadmin', password: undefined });
  });

  it('treats an empty variable as unset', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' }, [])).toMatchObject({
      port: 3000,
      databaseUrl: undefined,
    });
  });

  it.each([
    ['PORT', '70000'],
    ['PORT', 'abc'],
    ['DATABASE_URL', 'mysql://x'],
    ['BASE_URL', 'ftp://x'],
    ['SMTP_URL', 'http://x'],
    ['MAIL_FROM', 'Cadran'],
    ['MAIL_FROM', 'a@b.org\r\nBcc: c@d.org'],
    ['PROCESSES', '0'],
    ['PROCESSES', '17'],
    ['MAIL_QUOTA', '0'],
    ['START_BUDGET_ADDRESS', '0'],
    ['START_BUDGET_ORGANIZATION', 'many'],
    ['OUTBOUND_HOSTS', 'https://example.org/path'],
    ['OUTBOUND_HOSTS', 'a b'],
    ['SECRET_KEY', 'x'.repeat(31)],
    ['LOG_LEVEL', 'loud'],
    ['MIN_FREE_DISK_MB', '-1'],
    ['MIN_FREE_DISK_MB', '0.5'],
    ['PASSWORD_MIN_LENGTH', '5'],
    ['SUPERADMIN_PASSWORD', '12345'],
  ])('names %s when it is %s', (name, value) => {
    expect(() => readConfig({ [name]: value }, [])).toThrow(name);
  });

  it('accepts the bounds themselves', () => {
    const config = readConfig(
      { PORT: '65535', SECRET_KEY: KEY, PASSWORD_MIN_LENGTH: '6', SUPERADMIN_PASSWORD: '123456' },
      [],
    );
    expect(config).toMatchObject({ port: 65_535, passwordMinLength: 6 });
  });

  it.each([
    [1, 16, 1],
    [2, 16, 2],
    [8, 64, 8],
    [32, 64, 8],
    [8, 1, 2],
    [2, 0.25, 1],
  ])('starts on %i processors with %d GB of memory %i processes', (processors, gb, processes) => {
    expect(defaultProcesses(processors, gb * 1024 ** 3)).toBe(processes);
  });

  it('takes the number of processes that is set', () => {
    expect(readConfig({ PROCESSES: '16' }, []).processes).toBe(16);
  });

  it('in production has no demonstration data and no default secret', () => {
    const production = { NODE_ENV: 'production', BASE_URL: 'https://hr.example.org' };
    expect(readConfig(production, []).demo).toBe(false);
    expect(() => readConfig({ NODE_ENV: 'production' }, [])).toThrow('BASE_URL');
    const external = { ...production, DATABASE_URL: 'postgres://cadran_app@db/cadran' };
    expect(() => readConfig(external, [])).toThrow('SECRET_KEY');
    expect(readConfig({ ...external, SECRET_KEY: KEY }, []).secretKey).toBe(KEY);
  });

  it('knows one option, --no-demo', () => {
    expect(readConfig({}, ['--no-demo']).demo).toBe(false);
    expect(() => readConfig({}, ['--demo'])).toThrow('--demo');
  });

  it('reads a list of proxies', () => {
    expect(readConfig({ TRUST_PROXY: '10.0.0.1, 10.0.0.2' }, []).trustProxy).toEqual([
      '10.0.0.1',
      '10.0.0.2',
    ]);
  });

  it('matches the table in the README', () => {
    const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
    const names = (text: string, pattern: RegExp) =>
      [...text.matchAll(pattern)].map(([, name = '']) => name).toSorted();
    const known = names(read('env.ts'), /^ {2,4}([A-Z][A-Z_]+): /gm);
    expect(known).toContain('SECRET_KEY');
    const rows = read('../../../README.md').match(/^\| `[A-Z][^|]+\|/gm) ?? [];
    expect(names(rows.join('\n'), /`([A-Z][A-Z_]+)`/g)).toEqual(known);
  });
});
