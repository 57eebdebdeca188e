import { DEFAULT_THEME } from '@cadran/contract/codes';
import type { Theme } from '@cadran/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast } from './contrast.ts';
import { NEUTRALS } from './neutrals.ts';
import { PALETTE_NAMES, themeStyle, themeTokens } from './theme-tokens.ts';

const color = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);
const fields = Object.keys(DEFAULT_THEME) as (keyof Theme)[];
const anyTheme: fc.Arbitrary<Theme> = fc
  .array(color, { minLength: fields.length, maxLength: fields.length })
  .map((colors) => ({
    ...DEFAULT_THEME,
    ...Object.fromEntries(fields.map((field, index) => [field, colors[index]])),
  }));
const grounds = [NEUTRALS.surface, NEUTRALS.page];

type Pair = readonly [text: string, ground: string, ratio: number];
/** For one `expect` per theme: one per pair would be 200,000 of them. */
const unreadable = (pairs: readonly Pair[]): readonly Pair[] =>
  pairs.filter(([text, ground, ratio]) => !(contrast(text, ground) >= ratio));

describe('themeTokens of any theme', () => {
  it('keep text at 4.5:1 and borders at 3:1 on every background', () => {
    fc.assert(
      fc.property(anyTheme, (theme) => {
        const tokens = themeTokens(theme);
        const pairs = PALETTE_NAMES.flatMap((name): Pair[] => {
          const on = tokens[`--c-${name}-on`];
          return [
            ...[...grounds, tokens[`--c-${name}-soft`]].flatMap((ground): Pair[] => [
              [tokens[`--c-${name}-text`], ground, 4.5],
              [tokens[`--c-${name}-ui`], ground, 3],
            ]),
            [on, tokens[`--c-${name}`], 4.5],
            [on, tokens[`--c-${name}-hover`], 4.5],
          ];
        });
        expect(unreadable(pairs)).toEqual([]);
      }),
      { numRuns: 3000 },
    );
  });

  it('keep both header texts readable on the header and its hovered parts', () => {
    fc.assert(
      fc.property(anyTheme, (theme) => {
        const tokens = themeTokens(theme);
        const pairs = [tokens['--c-hf'], tokens['--c-hf-hover']].flatMap((ground): Pair[] => [
          [tokens['--c-hf-text'], ground, 4.5],
          [tokens['--c-hf-text-soft'], ground, 4.5],
        ]);
        expect(unreadable(pairs)).toEqual([]);
      }),
      { numRuns: 3000 },
    );
  });
});

describe('the product’s own theme', () => {
  it('fills buttons with the chosen primary unchanged', () => {
    expect(themeTokens(DEFAULT_THEME)['--c-primary']).toBe(DEFAULT_THEME.primarycolor);
  });

  it('is written as one style rule', () => {
    expect(themeStyle(DEFAULT_THEME)).toMatch(/^:root\{(--c-[a-z-]+:#[0-9a-f]{6};?)+\}$/);
  });
});

describe('the neutral colours', () => {
  it.each([NEUTRALS.ink, NEUTRALS['ink-soft']])('%s is readable on surface and page', (ink) => {
    for (const ground of grounds) expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it('draw borders of controls at 3:1', () => {
    for (const ground of grounds)
      expect(contrast(NEUTRALS.control, ground)).toBeGreaterThanOrEqual(3);
  });
});
