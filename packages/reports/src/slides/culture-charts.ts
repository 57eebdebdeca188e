import { CULTURE_TYPES } from '@cadran/contract/codes';
import { quadrantTexts } from '../drafting/quadrant.ts';
import type { ProfiledGroup } from '../profiling/profiling-data.ts';
import type { ProfilingDraft } from '../profiling/profiling-draft.ts';
import type { CategoryChart, DeckSlide, PointChart, SeriesStyle } from './deck.ts';
import { decimalText, figure, scaleOf, signedText } from './deck-writing.ts';

type Report = ProfiledGroup['report'];

/** One side of a group: the name and look of its series. */
export interface ShownSide {
  readonly name: string;
  readonly style: SeriesStyle;
  readonly report: Report;
  readonly side: 'perceived' | 'desired';
}

const axis = ({ report, side }: ShownSide, of: 'x' | 'y') => {
  const { point, intervals } = report[side];
  return figure(point[of], intervals?.point[of]);
};

/** Where groups lie in the diagram, with their figures beside it. */
export const diagram = (
  draft: ProfilingDraft,
  description: string,
  sides: readonly ShownSide[],
): Required<Pick<DeckSlide, 'chart' | 'table'>> => {
  const { axes, types, culture } = quadrantTexts(draft);
  const chart: PointChart = {
    kind: 'points',
    description,
    series: sides.map((side) => ({
      name: side.name,
      style: side.style,
      x: axis(side, 'x'),
      y: axis(side, 'y'),
    })),
    axes,
    types,
  };
  return {
    chart,
    table: {
      columns: [culture, draft.words.slides.acrossShort, draft.words.slides.upShort],
      rows: chart.series.map(({ name, x, y }) => [
        name,
        signedText(draft, x),
        signedText(draft, y),
      ]),
      numeric: [1, 2],
    },
  };
};

/** The four cultures of some sides beside each other. */
export const cultureColumns = (
  draft: ProfilingDraft,
  description: string,
  sides: readonly (ShownSide & { readonly heading?: string })[],
): Required<Pick<DeckSlide, 'chart' | 'table'>> => {
  const { names, words } = draft;
  const series: CategoryChart['series'] = sides.map(({ name, style, report, side }) => ({
    name,
    style,
    figures: CULTURE_TYPES.map((type) =>
      figure(report[side].bars[type], report[side].intervals?.bars[type]),
    ),
  }));
  return {
    chart: {
      kind: 'bars',
      description,
      categories: CULTURE_TYPES.map((type) => names.types[type]),
      series,
      scale: scaleOf(series),
    },
    table: {
      columns: [words.culture.type, ...sides.map(({ heading, name }) => heading ?? name)],
      rows: CULTURE_TYPES.map((type, place) => [
        names.types[type],
        ...series.map(({ figures }) => {
          const one = figures[place];
          return one ? decimalText(draft, one) : '';
        }),
      ]),
      numeric: sides.map((_, place) => place + 1),
    },
  };
};
