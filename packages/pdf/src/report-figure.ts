import type { Language } from '@cadran/i18n';
import type { Picture } from '@cadran/reports';
import type { Figure } from './document.ts';
import type { DrawPicture } from './draw-picture.tsx';

interface Size {
  /** Pixels the picture is laid out for: fewer make its words larger on paper. */
  readonly pixels: number;
  /** Of the width it is given. */
  readonly width: number;
}

const WHOLE: Size = { pixels: 680, width: 1 };
const ALONE: Partial<Record<Picture['kind'], Size>> = {
  gauge: { pixels: 320, width: 0.4 },
  quadrant: { pixels: 460, width: 0.52 },
  value_circle: { pixels: 540, width: 0.66 },
  motivations: { pixels: 600, width: 0.8 },
  traits: { pixels: 620, width: 0.8 },
};

const HALF: Size = { pixels: 440, width: 1 };
const BESIDE: Partial<Record<Picture['kind'], Size>> = {
  gauge: { pixels: 320, width: 0.9 },
  quadrant: { pixels: 410, width: 1 },
  value_circle: { pixels: 480, width: 1 },
  motivations: { pixels: 460, width: 1 },
  distribution: { pixels: 520, width: 1 },
  sections: { pixels: 460, width: 1 },
  traits: { pixels: 290, width: 1 },
};

/** One order of the motivations is a narrow list; two are a list on either side. */
export const isOneOrder = (picture: Picture): boolean =>
  picture.kind === 'motivations' &&
  (picture.model.desired === null || picture.model.actual === null);
const ONE_ORDER: Size = { pixels: 270, width: 1 };

const besideSize = (picture: Picture): Size =>
  isOneOrder(picture) ? ONE_ORDER : (BESIDE[picture.kind] ?? HALF);

export const figureOf = (
  picture: Picture,
  language: Language,
  draw: DrawPicture,
  isBeside = false,
): Figure => {
  const { pixels, width } = isBeside ? besideSize(picture) : (ALONE[picture.kind] ?? WHOLE);
  return {
    kind: 'figure',
    svg: draw(picture, pixels, language),
    alternative: `${picture.title}. ${picture.description}`,
    width,
  };
};
