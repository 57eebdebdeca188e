import { type Selection, selectionCells } from '@cadran/contract/codes';
import { type Cell, cellKey } from './cells.ts';

export { type Selection, selectionCells } from '@cadran/contract/codes';

/** Whether every member cell is on the served list; a refusal has no other reason to tell. */
export const selectionServed = (served: readonly Cell[], selection: Selection): boolean => {
  const keys = new Set(served.map(cellKey));
  return selectionCells(selection)?.every((cell) => keys.has(cellKey(cell))) ?? false;
};
