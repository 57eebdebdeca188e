import { SEGMENTATIONS, type Segmentation } from '@cadran/contract/codes';
import type { Maybe } from '../engine-version.ts';
import { type Cell, cellKey } from './cells.ts';

/** The filter of a request: for each attribute the values wanted; none or empty means all people. */
export type Selection = Readonly<Partial<Record<Segmentation, Maybe<readonly string[]>>>>;

const MOST_ATTRIBUTES = 2;

/** The cells that a selection is made of (scoring.md §8, point 6); null beyond two attributes. */
export const selectionCells = (selection: Selection): readonly Cell[] | null => {
  const filtered = SEGMENTATIONS.filter((attribute) => (selection[attribute]?.length ?? 0) > 0);
  if (filtered.length > MOST_ATTRIBUTES) return null;
  return filtered.reduce<Cell[]>(
    (cells, attribute) =>
      cells.flatMap((cell) =>
        [...new Set(selection[attribute])].map((value) => ({ ...cell, [attribute]: value })),
      ),
    [{}],
  );
};

/** Whether every member cell is on the served list; a refusal has no other reason to tell. */
export const selectionServed = (served: readonly Cell[], selection: Selection): boolean => {
  const keys = new Set(served.map(cellKey));
  return selectionCells(selection)?.every((cell) => keys.has(cellKey(cell))) ?? false;
};
