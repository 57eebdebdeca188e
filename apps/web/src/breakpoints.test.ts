import { globSync, readFileSync } from 'node:fs';
import { DEFAULT_THEME } from '@mantine/core';
import { describe, expect, it } from 'vitest';

/** Section 9 of the specification, in pixels. */
const BREAKPOINTS = [576, 768, 992, 1200];
const HERE = import.meta.dirname;
const FONT_SIZE = 16;

/** Container queries are exempt: they ask for the width of a container, not of the screen. */
const MEDIA = /(?:@media[^{]*|useMediaQuery\([^)]*)width\s*(?:[<>]=?|:)\s*(\d+)px/gu;

describe('breakpoints', () => {
  const used = globSync('**/*.{css,ts,tsx}', { cwd: HERE, exclude: ['**/*.test.*'] }).flatMap(
    (file) =>
      [...readFileSync(`${HERE}/${file}`, 'utf8').matchAll(MEDIA)].map(([, width]) => ({
        file,
        width: Number(width),
      })),
  );

  it('of our styles are 576, 768, 992 and 1200 pixels', () => {
    expect(used.filter(({ width }) => !BREAKPOINTS.includes(width))).toEqual([]);
    expect(new Set(used.map(({ width }) => width)).size).toBe(BREAKPOINTS.length);
  });

  it('of Mantine are the same', () => {
    const { xs, sm, md, lg } = DEFAULT_THEME.breakpoints;
    expect([xs, sm, md, lg].map((width) => Number.parseFloat(width) * FONT_SIZE)).toEqual(
      BREAKPOINTS,
    );
  });
});
