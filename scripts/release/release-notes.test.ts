import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { releaseNotes } from './release-notes.ts';

const CHANGELOG = `# Changelog

What a user would notice.

## Unreleased

- New page

## 2.2.13 (2026-11-15)

- Faster lists
- Dark colours

## 2.2.1

- First
`;

describe('release notes', () => {
  it('are the section of the version, whatever follows its number', () => {
    expect(releaseNotes(CHANGELOG, '2.2.13')).toBe(
      '# Cadran 2.2.13\n\n- Faster lists\n- Dark colours\n',
    );
    expect(releaseNotes(CHANGELOG, '2.2.1')).toBe('# Cadran 2.2.1\n\n- First\n');
  });

  it('of a commit between two versions are those of the next one', () => {
    expect(releaseNotes(CHANGELOG, '2.2.13+git202611180044.1a2b3c4')).toContain('- New page');
  });

  it('are missing for a version that the changelog does not know', () => {
    expect(() => releaseNotes(CHANGELOG, '9.9.9')).toThrow('add a section "## 9.9.9"');
  });

  it('exist for what is being written', () => {
    const ours = readFileSync(new URL('../../CHANGELOG.md', import.meta.url), 'utf8');
    expect(releaseNotes(ours, '0.0.0+git')).toContain('- ');
  });
});
