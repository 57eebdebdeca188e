import type { Deck, DeckChart, DeckFigure } from '@cadran/reports';
import { columnName, SHEET_NAME, type SheetCell } from './workbook.ts';

/** A range of cells below each other, and what they hold. */
export interface Range<Value> {
  readonly reference: string;
  readonly values: readonly Value[];
}

/** A figure's range, and those of the lengths of its interval's lines; null: it has none. */
export interface FigureRange extends Range<number | null> {
  readonly lines: { readonly above: Range<number>; readonly below: Range<number> } | null;
}

interface SheetSeries {
  readonly name: Range<string>;
  /** `x` of the diagram; category charts have only `y`. */
  readonly x?: FigureRange;
  readonly y: FigureRange;
}

export interface ChartSheet {
  readonly rows: readonly (readonly SheetCell[])[];
  readonly categories: Range<string>;
  readonly series: readonly SheetSeries[];
}

type Figures = readonly (DeckFigure | null)[];

/** Columns are added from left to right; names and values first, so that they can be edited as one block. */
const createSheet = (firstColumn: readonly string[]) => {
  const columns: SheetCell[][] = [['', ...firstColumn]];
  const range = <Value>(column: number, values: readonly Value[]): Range<Value> => ({
    reference: `${SHEET_NAME}!$${columnName(column)}$2:$${columnName(column)}$${values.length + 1}`,
    values,
  });
  const add = (heading: string, cells: readonly SheetCell[]): number =>
    columns.push([heading, ...cells]) - 1;
  return {
    categories: range(0, firstColumn),
    add,
    range,
    heading: (column: number, text: string): Range<string> => ({
      reference: `${SHEET_NAME}!$${columnName(column)}$1`,
      values: [text],
    }),
    rows: (): SheetCell[][] =>
      (columns[0] ?? []).map((_, row) => columns.map((column) => column[row] ?? null)),
  };
};

/**
 * The figures of a chart as a sheet: their intervals as they are published, and how long the lines on both sides of a
 * figure are, calculated, so that they follow when a figure is changed.
 */
export const chartSheet = (chart: DeckChart, headings: Deck['headings']): ChartSheet => {
  const isDiagram = chart.kind === 'points';
  const sheet = createSheet(isDiagram ? chart.series.map(({ name }) => name) : chart.categories);
  const added: { name: string; figures: Figures; column: number }[] = [];
  const addFigures = (name: string, figures: Figures): number => {
    const column = sheet.add(
      name,
      figures.map((one) => one?.value ?? null),
    );
    return added.push({ name, figures, column }) - 1;
  };
  const sources = isDiagram
    ? [
        addFigures(
          headings.horizontal,
          chart.series.map(({ x }) => x),
        ),
        addFigures(
          headings.vertical,
          chart.series.map(({ y }) => y),
        ),
      ]
    : chart.series.map(({ name, figures }) => addFigures(name, figures));
  const ranges = added.map(({ name, figures, column }): FigureRange => {
    const values = sheet.range(
      column,
      figures.map((one) => one?.value ?? null),
    );
    if (!figures.some((one) => one?.interval)) return { ...values, lines: null };
    const end = (index: 0 | 1): readonly (number | null)[] =>
      figures.map((one) => one?.interval?.[index] ?? null);
    const low = sheet.add(`${name}, ${headings.low}`, end(0));
    const high = sheet.add(`${name}, ${headings.high}`, end(1));
    const line = (heading: string, index: 0 | 1): Range<number> => {
      const lengths = figures.map((one) =>
        one?.interval
          ? Math.max(0, index === 1 ? one.interval[1] - one.value : one.value - one.interval[0])
          : 0,
      );
      const [from, to] = index === 1 ? [column, high] : [low, column];
      const placed = sheet.add(
        `${name}, ${heading}`,
        lengths.map((value, row) => ({
          formula: `MAX(0,${columnName(to)}${row + 2}-${columnName(from)}${row + 2})`,
          value,
        })),
      );
      return sheet.range(placed, lengths);
    };
    return { ...values, lines: { above: line(headings.above, 1), below: line(headings.below, 0) } };
  });
  const rangeAt = (place: number | undefined): FigureRange => {
    const found = ranges[place ?? -1];
    if (!found) throw new Error('no such series');
    return found;
  };
  if (!isDiagram)
    return {
      rows: sheet.rows(),
      categories: sheet.categories,
      series: chart.series.map(({ name }, place) => ({
        name: sheet.heading(added[place]?.column ?? 0, name),
        y: rangeAt(sources[place]),
      })),
    };
  /** Each point of the diagram is a series of one. */
  const rowOf = <Value>({ reference, values }: Range<Value>, row: number): Range<Value> => {
    const [column = ''] = /\$[A-Z]+(?=\$)/u.exec(reference) ?? [];
    return { reference: `${SHEET_NAME}!${column}$${row + 2}`, values: values.slice(row, row + 1) };
  };
  const pointOf = (place: number | undefined, row: number): FigureRange => {
    const whole = rangeAt(place);
    const isSure = chart.series[row]?.x.interval !== null;
    return {
      ...rowOf(whole, row),
      lines:
        whole.lines && isSure
          ? { above: rowOf(whole.lines.above, row), below: rowOf(whole.lines.below, row) }
          : null,
    };
  };
  return {
    rows: sheet.rows(),
    categories: sheet.categories,
    series: chart.series.map((_, row) => ({
      name: rowOf(sheet.categories, row),
      x: pointOf(sources[0], row),
      y: pointOf(sources[1], row),
    })),
  };
};
