import { DEFAULT_THEME } from '@cadran/contract/codes';
import type { Theme } from '@cadran/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast } from './color/contrast.ts';
import { COLOR_SCHEMES, type ColorScheme, NEUTRALS } from './neutrals.ts';
import { toOklch } from './color/oklch.ts';
import { onDark } from './on-dark.ts';
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
const groundsOf = (scheme: ColorScheme): readonly string[] => [
  NEUTRALS[scheme].surface,
  NEUTRALS[scheme].page,
];

type Pair = readonly [text: string, ground: string, ratio: number];
/** For one `expect` per theme: one per pair would be 200,000 of them. */
const unreadable = (pairs: readonly Pair[]): readonly Pair[] =>
  pairs.filter(([text, ground, ratio]) => !(contrast(text, ground) >= ratio));

describe.each(COLOR_SCHEMES)('themeTokens of any theme on a %s ground', (scheme) => {
  const grounds = groundsOf(scheme);

  it('keep text at 4.5:1 and borders at 3:1 on every background and in the header', () => {
    fc.assert(
      fc.property(anyTheme, (theme) => {
        const tokens = themeTokens(theme, scheme);
        const pairs = PALETTE_NAMES.flatMap((name): Pair[] => {
          const on = tokens[`--c-${name}-on`];
          return [
            ...[...grounds, tokens[`--c-${name}-soft`]].flatMap((ground): Pair[] => [
              [tokens[`--c-${name}-text`], ground, 4.5],
              [tokens[`--c-${name}-ui`], ground, 3],
              [tokens['--c-ink'], ground, 4.5],
            ]),
            [on, tokens[`--c-${name}`], 4.5],
            [on, tokens[`--c-${name}-hover`], 4.5],
          ];
        });
        const header = [tokens['--c-hf'], tokens['--c-hf-hover']].flatMap((ground): Pair[] => [
          [tokens['--c-hf-text'], ground, 4.5],
          [tokens['--c-hf-text-soft'], ground, 4.5],
        ]);
        expect(unreadable([...pairs, ...header])).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it('write notes readably on their tinted ground', () => {
    const tokens = themeTokens(DEFAULT_THEME, scheme);
    const pairs = (['good', 'caution', 'bad'] as const).flatMap((tone): Pair[] => [
      ...grounds.map((ground): Pair => [tokens[`--c-${tone}`], ground, 4.5]),
      [tokens[`--c-${tone}`], tokens[`--c-${tone}-soft`], 4.5],
      [tokens['--c-ink-soft'], tokens[`--c-${tone}-soft`], 4.5],
      [tokens['--c-surface'], tokens[`--c-${tone}`], 4.5],
    ]);
    expect(unreadable(pairs)).toEqual([]);
  });

  it('have readable neutrals, and data and borders of controls at 3:1', () => {
    const { ink, control, data, 'ink-soft': soft, 'data-mid': mid } = NEUTRALS[scheme];
    const pairs = grounds.flatMap((ground): Pair[] => [
      [ink, ground, 4.5],
      [soft, ground, 4.5],
      ...[control, data, mid].map((drawn): Pair => [drawn, ground, 3]),
    ]);
    expect(unreadable(pairs)).toEqual([]);
    expect(contrast(data, NEUTRALS[scheme]['data-soft'])).toBeGreaterThanOrEqual(3);
  });
});

describe('on the dark ground', () => {
  it('buttons of any colour stand out, no header is light, a logo keeps its ground', () => {
    fc.assert(
      fc.property(anyTheme, (theme) => {
        const tokens = themeTokens(theme, 'dark');
        expect(
          unreadable(
            PALETTE_NAMES.flatMap((name) =>
              groundsOf('dark').map((ground): Pair => [tokens[`--c-${name}`], ground, 3]),
            ),
          ),
        ).toEqual([]);
        expect(toOklch(tokens['--c-hf']).lightness).toBeLessThan(0.61);
        expect(tokens['--c-hf-plate']).toBe(theme.colorheaderfooter);
      }),
      { numRuns: 500 },
    );
  });

  it('a dark header stays as it was chosen', () => {
    const tokens = themeTokens({ ...DEFAULT_THEME, colorheaderfooter: '#134e4a' }, 'dark');
    expect(tokens['--c-hf']).toBe('#134e4a');
  });

  it('a colour of a chart is readable on every zone and keeps its hue', () => {
    const { surface, page, deep } = NEUTRALS.dark;
    fc.assert(
      fc.property(color, (chosen) => {
        const drawn = onDark(chosen);
        expect(unreadable([surface, page, deep].map((ground): Pair => [drawn, ground, 3]))).toEqual(
          [],
        );
        const [before, after] = [toOklch(chosen), toOklch(drawn)];
        const turned = after.chroma > 0.05 ? Math.cos(after.hue - before.hue) : 1;
        expect(turned).toBeGreaterThan(0.98);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('the product’s own theme', () => {
  it('fills buttons with the chosen primary unchanged', () => {
    for (const scheme of COLOR_SCHEMES)
      expect(themeTokens(DEFAULT_THEME, scheme)['--c-primary']).toBe(DEFAULT_THEME.primarycolor);
  });

  it('is written as light colours, both colours for browsers that choose, and light on paper', () => {
    const hex = '#[0-9a-f]{6,8}';
    expect(themeStyle(DEFAULT_THEME)).toMatch(
      new RegExp(
        `^:root\\{(--c-[a-z-]+:${hex};?)+\\}@supports \\(color:light-dark\\(#000,#fff\\)\\)` +
          `\\{:root\\{(--c-[a-z-]+:light-dark\\(${hex},${hex}\\);?)+\\}` +
          ':root\\{color-scheme:light dark\\}' +
          '@media print\\{:root\\{color-scheme:light!important\\}\\}\\}$',
      ),
    );
  });
});
