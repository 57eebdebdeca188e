import { fromOklch, hoverOf, mix, readable, TEXT_CONTRAST, toOklch, WHITE } from '@cadran/theme';
import type { MantineColorsTuple } from '@mantine/core';

const LIGHTER = [0.06, 0.14, 0.24, 0.4, 0.6, 0.8] as const;

/** Mantine's ten shades: 6 is the chosen colour itself, 7 its hover, 9 reads on 0, 1 and 2. */
export const createShades = (color: string): MantineColorsTuple => {
  const [s0, s1, s2, s3, s4, s5] = LIGHTER.map((share) => mix(WHITE, color, share)) as [
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  const deep = readable(color, [s2, s1, s0], TEXT_CONTRAST);
  const { lightness, chroma, hue } = toOklch(deep);
  const deeper = fromOklch({ lightness: Math.max(0, lightness - 0.05), chroma, hue });
  return [s0, s1, s2, s3, s4, s5, color, hoverOf(color), deeper, deep];
};
