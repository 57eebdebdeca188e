import { CULTURE_TYPES } from '../screening/assessment.ts';
import { SEGMENTATIONS, type Segmentation } from './segments.ts';

/** "Not given" is a value like any other. */
export const NOT_GIVEN = 'not_given';

/** `final`: taken when the campaign closed; `interim`: by "Update results" while it is open. */
export const SNAPSHOT_KINDS = ['interim', 'final'] as const;
export type SnapshotKind = (typeof SNAPSHOT_KINDS)[number];

/** A snapshot is taken in the background: it waits, is worked on, and then is there for good or has failed. */
export const SNAPSHOT_STATUSES = ['waiting', 'running', 'ready', 'failed'] as const;

/** At most two attributes are filtered at a time. */
export const FILTERED_ATTRIBUTES_MAX = 2;

/** Who a result is about: everybody, one value of one attribute, or two values of two attributes. */
export type Cell = Readonly<Partial<Record<Segmentation, string | undefined>>>;

/** The filter of a request: for each attribute the values wanted; none or empty means all people. */
export type Selection = Readonly<
  Partial<Record<Segmentation, readonly string[] | null | undefined>>
>;

/** One text for one cell, whatever the order of its keys. */
export const cellKey = (cell: Cell): string =>
  SEGMENTATIONS.flatMap((attribute) => {
    const value = cell[attribute];
    return value === undefined ? [] : [`${attribute}=${value}`];
  }).join('&');

/** Whether it asks for more than one value, of one attribute or of several. */
export const isCombined = (selection: Selection): boolean =>
  SEGMENTATIONS.reduce((sum, attribute) => sum + new Set(selection[attribute]).size, 0) > 1;

/** The cells that a selection is made of; null beyond two attributes. */
export const selectionCells = (selection: Selection): readonly Cell[] | null => {
  const filtered = SEGMENTATIONS.filter((attribute) => (selection[attribute]?.length ?? 0) > 0);
  if (filtered.length > FILTERED_ATTRIBUTES_MAX) return null;
  return filtered.reduce<Cell[]>(
    (cells, attribute) =>
      cells.flatMap((cell) =>
        [...new Set(selection[attribute])].map((value) => ({ ...cell, [attribute]: value })),
      ),
    [{}],
  );
};

/** How many people a selection is about; null when one of its cells is not served. */
export const selectionRespondents = (
  served: ReadonlyMap<string, number>,
  selection: Selection,
): number | null => {
  let total = 0;
  for (const cell of selectionCells(selection) ?? [null]) {
    const people = cell && served.get(cellKey(cell));
    if (people === undefined || people === null) return null;
    total += people;
  }
  return total;
};

/** What maps and waves show of a group, in the order of their columns. */
export const OVERVIEW_FIGURES = [...CULTURE_TYPES, 'gap', 'strength', 'responseRate'] as const;
export type OverviewFigure = (typeof OVERVIEW_FIGURES)[number];
