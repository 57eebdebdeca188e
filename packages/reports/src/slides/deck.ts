import type { CultureType, Language } from '@cadran/contract/codes';
import type { Interval } from '@cadran/scoring';

/** A figure and its 95 % interval; null: it has none. */
export interface DeckFigure {
  readonly value: number;
  readonly interval: Interval | null;
}

/** Two groups or moments in the organisation's colours, the wished ones outlined; culture types in their own. */
export type SeriesStyle = 'first' | 'first_outlined' | 'second' | 'second_outlined' | CultureType;

interface DeckSeries {
  readonly name: string;
  readonly style: SeriesStyle;
  /** One for each category; null: not shown. */
  readonly figures: readonly (DeckFigure | null)[];
}

/** Bars beside each other or stacked, or lines over audits. */
export interface CategoryChart {
  readonly kind: 'bars' | 'stack' | 'lines';
  /** For people who do not see it. */
  readonly description: string;
  readonly categories: readonly string[];
  readonly series: readonly DeckSeries[];
  readonly scale: readonly [from: number, to: number];
}

/** The Quinn diagram: each axis from -100 to 100. */
export interface PointChart {
  readonly kind: 'points';
  readonly description: string;
  readonly series: readonly {
    readonly name: string;
    readonly style: SeriesStyle;
    readonly x: DeckFigure;
    readonly y: DeckFigure;
  }[];
  readonly axes: {
    readonly external: string;
    readonly internal: string;
    readonly flexibility: string;
    readonly stability: string;
  };
  readonly types: Readonly<Record<CultureType, string>>;
}

export type DeckChart = CategoryChart | PointChart;

export interface DeckTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** The columns that hold numbers. */
  readonly numeric: readonly number[];
}

/** One page: a message, and a chart, a table or sentences that carry it. */
export interface DeckSlide {
  readonly title: string;
  readonly lead?: string;
  readonly chart?: DeckChart;
  /** Beside the chart: its figures with their intervals. */
  readonly table?: DeckTable;
  readonly points?: readonly string[];
  /** Below everything, in small letters. */
  readonly small?: string;
  /** What to say, and how sure it is. */
  readonly notes: readonly string[];
}

/** A presentation as plain data in its language, numbers formatted; packages/slides writes it as PowerPoint. */
export interface Deck {
  readonly language: Language;
  readonly title: string;
  readonly subtitle: string;
  /** Organisation, date and number of people, on the first page. */
  readonly facts: readonly string[];
  readonly notes: readonly string[];
  /** At the foot of every page. */
  readonly footer: string;
  readonly slides: readonly DeckSlide[];
  /** Headings of the columns in the charts' workbooks. */
  readonly headings: {
    readonly low: string;
    readonly high: string;
    readonly below: string;
    readonly above: string;
    readonly horizontal: string;
    readonly vertical: string;
  };
}
