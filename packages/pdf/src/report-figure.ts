import type { Language } from '@cadran/i18n';
import type { Picture } from '@cadran/reports';
import type { Figure } from './document.ts';
import type { DrawPicture } from './draw-picture.tsx';

interface Size {
  /** Pixels the picture is laid out for: fewer make its words larger on paper. */
  readonly pixels: number;
  /** Of the text's width. */
  readonly width: number;
}

const WHOLE: Size = { pixels: 660, width: 1 };
const SIZES: Partial<Record<Picture['kind'], Size>> = {
  gauge: { pixels: 320, width: 0.42 },
  quadrant: { pixels: 520, width: 0.68 },
  value_circle: { pixels: 560, width: 0.74 },
  motivations: { pixels: 600, width: 0.86 },
};

/** Beside another picture, in half the width. */
const HALF: Size = { pixels: 380, width: 1 };

export const figureOf = (
  picture: Picture,
  language: Language,
  draw: DrawPicture,
  isHalf = false,
): Figure => {
  const { pixels, width } = isHalf ? HALF : (SIZES[picture.kind] ?? WHOLE);
  return {
    kind: 'figure',
    svg: draw(picture, pixels, language),
    alternative: `${picture.title}. ${picture.description}`,
    width,
  };
};
