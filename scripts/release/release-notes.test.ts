import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { releaseNotes } from './release-notes.ts';

const CHANGELOG = `# Changelog

What a user would notice.

## 2.2.13+12 (2026-11-19)

- New page

## 2.2.13+1 (2026-11-15)

- Faster lists
- Dark colours
`;

describe('release notes', () => {
  it('are the section of the build, whatever follows its number', () => {
    expect(releaseNotes(CHANGELOG, '2.2.13+1')).toBe(
      '# Cadran 2.2.13+1\n\n- Faster lists\n- Dark colours\n',
    );
    expect(releaseNotes(CHANGELOG, '2.2.13+12')).toBe('# Cadran 2.2.13+12\n\n- New page\n');
  });

  it('of a commit without a tag are those of its build', () => {
    expect(releaseNotes(CHANGELOG, '2.2.13+1.git202611180044.1a2b3c4')).toContain('Dark colours');
  });

  it('are missing for a build that the changelog does not know', () => {
    expect(() => releaseNotes(CHANGELOG, '2.2.13+2')).toThrow('add a section "## 2.2.13+2 (date)"');
  });
});

describe('the changelog', () => {
  const read = (file: string): string =>
    readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
  const sections = read('CHANGELOG.md').split(/^## /mu).slice(1);

  it('begins with the build that is being written', () => {
    const { version } = JSON.parse(read('package.json')) as { version: string };
    expect(sections[0]).toMatch(/^2\.2\.13\+\d+ \(\d{4}-\d\d-\d\d\)\n/u);
    expect(releaseNotes(read('CHANGELOG.md'), version)).toContain(
      sections[0]?.split('\n')[2] ?? 'a first line',
    );
  });

  it('has at most fifteen lines for each build', () => {
    for (const section of sections)
      expect(section.split('\n').filter((line) => line.startsWith('- ')).length).toBeLessThan(16);
  });
});
