import type { ChartModel } from '@cadran/contract';
import type { Language } from '@cadran/i18n';
import type { Figure } from './document.ts';
import type { DrawPicture } from '../draw-picture.tsx';

interface Size {
  /** Layout width in pixels: the smaller, the larger the text in print. */
  readonly pixels: number;
  /** Share of the available width. */
  readonly width: number;
}

const WHOLE: Size = { pixels: 680, width: 1 };
const ALONE: Partial<Record<ChartModel['kind'], Size>> = {
  gauge: { pixels: 320, width: 0.4 },
  quadrant: { pixels: 460, width: 0.52 },
  value_circle: { pixels: 540, width: 0.66 },
  motivations: { pixels: 600, width: 0.8 },
  traits: { pixels: 620, width: 0.8 },
};

const HALF: Size = { pixels: 440, width: 1 };
const BESIDE: Partial<Record<ChartModel['kind'], Size>> = {
  gauge: { pixels: 320, width: 0.9 },
  quadrant: { pixels: 410, width: 1 },
  value_circle: { pixels: 480, width: 1 },
  motivations: { pixels: 460, width: 1 },
  distribution: { pixels: 520, width: 1 },
  sections: { pixels: 460, width: 1 },
  traits: { pixels: 290, width: 1 },
};

/** A single ranking of the motivations is a narrow list; two need both sides. */
export const isSingleRanking = (picture: ChartModel): boolean =>
  picture.kind === 'motivations' &&
  (picture.model.desired === null || picture.model.actual === null);
const ONE_ORDER: Size = { pixels: 270, width: 1 };

const besideSize = (picture: ChartModel): Size =>
  isSingleRanking(picture) ? ONE_ORDER : (BESIDE[picture.kind] ?? HALF);

export const figureOf = (
  picture: ChartModel,
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
