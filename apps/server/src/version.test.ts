import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { BUILD, VERSION } from './version.ts';

const cadran = (...args: readonly string[]) =>
  spawnSync(
    process.execPath,
    [fileURLToPath(new URL('../commands/cadran.ts', import.meta.url)), ...args],
    { encoding: 'utf8' },
  );

describe('the number of a build', () => {
  it('follows the version of the specification', () => {
    expect(VERSION).toBe('2.2.13');
    expect(BUILD).toMatch(/^2\.2\.13\+[1-9]\d*$/);
  });

  it('is what `cadran version` prints', () => {
    expect(cadran('version').stdout).toBe(`${BUILD}\n`);
    expect(JSON.parse(cadran('version', '--json').stdout)).toEqual({
      version: VERSION,
      build: BUILD,
    });
  });

  it('is not asked for by other words', () => {
    for (const words of [[], ['versions'], ['version', '--yaml']]) {
      const { status, stderr } = cadran(...words);
      expect(status).toBe(2);
      expect(stderr).toContain('Usage');
    }
  });
});
