import type { Theme } from '@cadran/contract';
import {
  BLACK,
  contrast,
  onColor,
  readable,
  TEXT_CONTRAST,
  UI_CONTRAST,
  WHITE,
} from './contrast.ts';
import { NEUTRALS } from './neutrals.ts';
import { mix } from './srgb.ts';

/** Our short names of the eight palette colours, and the spec's field of each. */
export const PALETTE = {
  primary: 'primarycolor',
  secondary: 'secondarycolor',
  success: 'successcolor',
  info: 'infocolor',
  warning: 'warningcolor',
  danger: 'dangercolor',
  light: 'lightcolor',
  dark: 'darkcolor',
} as const satisfies Record<string, keyof Theme>;
export type PaletteName = keyof typeof PALETTE;
export const PALETTE_NAMES = Object.keys(PALETTE) as PaletteName[];

type Shade = '' | '-on' | '-hover' | '-text' | '-ui' | '-soft';
type HeaderToken = 'hf' | 'hf-text' | 'hf-text-soft' | 'hf-hover' | 'hf-line';
export type TokenName =
  | `--c-${PaletteName}${Shade}`
  | `--c-${HeaderToken}`
  | `--c-${keyof typeof NEUTRALS}`;
export type ThemeTokens = Record<TokenName, string>;

/** Closer to the text colour, or further away where that would reduce the contrast too much. */
export const hoverOf = (fill: string): string => {
  const text = onColor(fill);
  const towards = mix(fill, text, 0.08);
  return contrast(text, towards) >= TEXT_CONTRAST
    ? towards
    : mix(fill, text === BLACK ? WHITE : BLACK, 0.12);
};

const softOf = (color: string): string => mix(color, NEUTRALS.surface, 0.88);

const paletteTokens = (name: PaletteName, color: string): Partial<ThemeTokens> => {
  const soft = softOf(color);
  const grounds = [soft, NEUTRALS.page, NEUTRALS.surface] as const;
  return {
    [`--c-${name}`]: color,
    [`--c-${name}-on`]: onColor(color),
    [`--c-${name}-hover`]: hoverOf(color),
    [`--c-${name}-text`]: readable(color, grounds, TEXT_CONTRAST),
    [`--c-${name}-ui`]: readable(color, grounds, UI_CONTRAST),
    [`--c-${name}-soft`]: soft,
  };
};

const headerTokens = (theme: Theme): Partial<ThemeTokens> => {
  const ground = theme.colorheaderfooter;
  const hover = hoverOf(ground);
  const grounds = [ground, hover] as const;
  const text = readable(theme.colorheaderfootertext, grounds, TEXT_CONTRAST);
  return {
    '--c-hf': ground,
    '--c-hf-hover': hover,
    '--c-hf-text': text,
    '--c-hf-text-soft': readable(theme.colorheaderfootertextlight, grounds, TEXT_CONTRAST),
    '--c-hf-line': mix(ground, text, 0.14),
  };
};

/** All colours of a page, derived from the eleven chosen ones with enough contrast. */
export const themeTokens = (theme: Theme): ThemeTokens =>
  Object.assign(
    {},
    ...Object.entries(NEUTRALS).map(([name, color]) => ({ [`--c-${name}`]: color })),
    ...PALETTE_NAMES.map((name) => paletteTokens(name, theme[PALETTE[name]])),
    headerTokens(theme),
  );

/** The tokens as the style block of the respondent's page. */
export const themeStyle = (theme: Theme): string =>
  `:root{${Object.entries(themeTokens(theme))
    .map(([name, color]) => `${name}:${color}`)
    .join(';')}}`;
