import type { Theme } from '@cadran/contract';
import {
  BLACK,
  contrast,
  onColor,
  readable,
  TEXT_CONTRAST,
  UI_CONTRAST,
  WHITE,
} from './color/contrast.ts';
import { TONES } from './meaning.ts';
import { COLOR_SCHEMES, type ColorScheme, NEUTRALS } from './neutrals.ts';
import { fromOklch, toOklch } from './color/oklch.ts';
import { onDark } from './on-dark.ts';
import { mix } from './color/srgb.ts';

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
type HeaderToken = 'hf' | 'hf-text' | 'hf-text-soft' | 'hf-hover' | 'hf-line' | 'hf-plate';
export type TokenName =
  | `--c-${PaletteName}${Shade}`
  | `--c-${HeaderToken}`
  | `--c-${keyof typeof TONES}${'' | '-line' | '-soft'}`
  | `--c-${keyof typeof NEUTRALS.light}`
  | '--c-plate'
  | '--c-plate-on';
export type ThemeTokens = Record<TokenName, string>;

/** Closer to the text colour, or further away where that would reduce the contrast too much. */
export const hoverOf = (fill: string): string => {
  const text = onColor(fill);
  const towards = mix(fill, text, 0.08);
  return contrast(text, towards) >= TEXT_CONTRAST
    ? towards
    : mix(fill, text === BLACK ? WHITE : BLACK, 0.12);
};

/** How much of a colour is left in the tint of its ground. */
const TINT = { light: 0.12, dark: 0.16 } as const;

/** Below, a colour has no hue to keep: as text on dark it is the ink, not a grey that looks disabled. */
const GREY = 0.05;

const paletteTokens = (
  name: PaletteName,
  chosen: string,
  scheme: ColorScheme,
): Partial<ThemeTokens> => {
  const { surface, page, ink } = NEUTRALS[scheme];
  // On white a pale button has a readable text and is seen; on black a dark one would vanish.
  const fill = scheme === 'light' ? chosen : readable(chosen, [surface, page], UI_CONTRAST);
  const soft = mix(surface, chosen, TINT[scheme]);
  const grounds = [soft, page, surface] as const;
  return {
    [`--c-${name}`]: fill,
    [`--c-${name}-on`]: onColor(fill),
    [`--c-${name}-hover`]: hoverOf(fill),
    [`--c-${name}-text`]:
      scheme === 'dark' && toOklch(chosen).chroma < GREY
        ? ink
        : readable(chosen, grounds, TEXT_CONTRAST),
    [`--c-${name}-ui`]: readable(chosen, grounds, UI_CONTRAST),
    [`--c-${name}-soft`]: soft,
  };
};

const toneTokens = (name: keyof typeof TONES, scheme: ColorScheme): Partial<ThemeTokens> => {
  const { surface } = NEUTRALS[scheme];
  const color = scheme === 'light' ? TONES[name] : onDark(TONES[name]);
  return {
    [`--c-${name}`]: color,
    [`--c-${name}-line`]: mix(surface, color, 0.3),
    [`--c-${name}-soft`]: mix(surface, color, 0.07),
  };
};

/** A header this light would dazzle on a dark page: it becomes a dark one of the same hue. */
const LIGHT_HEADER = 0.6;
const DARK_HEADER = { lightness: 0.26, chroma: 0.05 } as const;

const darkHeader = (theme: Theme): Theme => {
  const { lightness, chroma, hue } = toOklch(theme.colorheaderfooter);
  if (lightness < LIGHT_HEADER) return theme;
  const inverted = (color: string): string => {
    const text = toOklch(color);
    return fromOklch({ ...text, lightness: Math.min(1, 1.15 - text.lightness) });
  };
  return {
    ...theme,
    colorheaderfooter:
      chroma < 0.01
        ? NEUTRALS.dark.surface
        : fromOklch({ ...DARK_HEADER, chroma: Math.min(chroma, DARK_HEADER.chroma), hue }),
    colorheaderfootertext: inverted(theme.colorheaderfootertext),
    colorheaderfootertextlight: inverted(theme.colorheaderfootertextlight),
  };
};

const headerTokens = (chosen: Theme, scheme: ColorScheme): Partial<ThemeTokens> => {
  const theme = scheme === 'light' ? chosen : darkHeader(chosen);
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
    // Behind a logo, which was drawn for the header's own colour.
    '--c-hf-plate': chosen.colorheaderfooter,
  };
};

/** All colours of a page, derived from the eleven chosen ones with enough contrast. */
export const themeTokens = (theme: Theme, scheme: ColorScheme = 'light'): ThemeTokens =>
  Object.assign(
    {},
    ...Object.entries(NEUTRALS[scheme]).map(([name, color]) => ({ [`--c-${name}`]: color })),
    ...PALETTE_NAMES.map((name) => paletteTokens(name, theme[PALETTE[name]], scheme)),
    ...(Object.keys(TONES) as (keyof typeof TONES)[]).map((name) => toneTokens(name, scheme)),
    headerTokens(theme, scheme),
    // Behind QR codes.
    { '--c-plate': NEUTRALS.light.surface, '--c-plate-on': NEUTRALS.light.ink },
  );

const declarations = (value: (name: TokenName) => string, names: readonly TokenName[]): string =>
  `:root{${names.map((name) => `${name}:${value(name)}`).join(';')}}`;

/** Browsers since 2024; the others keep the light colours. */
const HAS_DARK = '@supports (color:light-dark(#000,#fff))';

/**
 * The tokens as the style block of the respondent's page. Which of both colours is shown follows `color-scheme`: of the
 * system, of the visitor's choice, and always light on paper.
 */
export const themeStyle = (theme: Theme): string => {
  const [light, dark] = COLOR_SCHEMES.map((scheme) => themeTokens(theme, scheme)) as [
    ThemeTokens,
    ThemeTokens,
  ];
  const names = Object.keys(light) as TokenName[];
  const differing = names.filter((name) => light[name] !== dark[name]);
  return `${declarations((name) => light[name], names)}${HAS_DARK}{${declarations(
    (name) => `light-dark(${light[name]},${dark[name]})`,
    differing,
  )}:root{color-scheme:light dark}@media print{:root{color-scheme:light!important}}}`;
};

/** The browser's own bar, in the colour of the header. */
export const themeColorMetas = (theme: Theme): string =>
  COLOR_SCHEMES.map((scheme) => {
    const color = themeTokens(theme, scheme)['--c-hf'];
    return `<meta name="theme-color" data-scheme="${scheme}" media="(prefers-color-scheme: ${scheme})" content="${color}">`;
  }).join('');
