import { fromOklch, toOklch } from './oklch.ts';
import { linearRgb } from './srgb.ts';

export const BLACK = '#000000';
export const WHITE = '#ffffff';

/** WCAG 2.2: running text (1.4.3), and borders, icons and focus rings (1.4.11). */
export const TEXT_CONTRAST = 4.5;
export const UI_CONTRAST = 3;

const luminance = (hex: string): number => {
  const [red, green, blue] = linearRgb(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const ratioOf = (first: number, second: number): number =>
  (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);

/** The WCAG contrast ratio, 1 to 21. */
export const contrast = (one: string, other: string): number =>
  ratioOf(luminance(one), luminance(other));

/** Black or white, whichever has more contrast: at least 4.58:1 on any colour. */
export const onColor = (background: string): typeof BLACK | typeof WHITE =>
  contrast(background, BLACK) >= contrast(background, WHITE) ? BLACK : WHITE;

const worst = (color: string, backgrounds: readonly number[]): number => {
  const own = luminance(color);
  return Math.min(...backgrounds.map((background) => ratioOf(own, background)));
};

const STEP = 0.01;

/**
 * The nearest colour of the same hue with at least `ratio` on every background; these must be all light or all dark. A
 * colour that has enough contrast is returned unchanged.
 */
export const readable = (
  color: string,
  backgrounds: readonly [string, ...string[]],
  ratio: number,
): string => {
  const luminances = backgrounds.map(luminance);
  if (worst(color, luminances) >= ratio) return color;
  const end = onColor(backgrounds[0]);
  const { lightness, chroma, hue } = toOklch(color);
  const direction = end === BLACK ? -STEP : STEP;
  for (let next = lightness + direction; next > 0 && next < 1; next += direction) {
    const candidate = fromOklch({ lightness: next, chroma, hue });
    if (worst(candidate, luminances) >= ratio) return candidate;
  }
  return end;
};
