import { type PointerEvent, useRef, useState } from 'react';
import { placeAt } from '../../../../shared/ranking/drag/drag-geometry.ts';
import { placed } from '../../../../shared/ranking/engine/reorder.ts';
import { useDrag } from '../../../../shared/ranking/drag/use-drag.ts';

interface Options<T> {
  readonly read: () => readonly T[];
  readonly set: (rows: readonly T[]) => void;
  readonly idOf: (row: T) => string;
  /** What is said once a row has moved. */
  readonly moved: (place: number, total: number) => string;
}

/** What a row needs to be dragged or moved step by step. */
export interface SortableRow {
  readonly id: string;
  readonly index: number;
  readonly total: number;
  readonly dragged: boolean;
  readonly onDrag: (event: PointerEvent, row: HTMLElement) => void;
  readonly onMove: (place: number) => void;
}

/** The middles of the other rows say where a dragged one would go. */
const middlesOf = (list: HTMLElement | null, id: string): number[] =>
  [...(list?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
    .filter((row) => row.dataset['row'] !== id)
    .map((row) => {
      const { top, height } = row.getBoundingClientRect();
      return top + height / 2;
    });

/** Rows of the form in an order that can be changed by dragging or by buttons; each move is announced. */
export const useSortableRows = <T>({ read, set, idOf, moved }: Options<T>) => {
  const [said, say] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const move = (id: string, place: number): void => {
    const now = read();
    const ids = placed(now.map(idOf), id, place);
    set(ids.flatMap((wanted) => now.find((row) => idOf(row) === wanted) ?? []));
    say(moved(ids.indexOf(id) + 1, ids.length));
  };
  const { drag, start } = useDrag<string>({
    targetAt: (_x, y, id) => placeAt(middlesOf(list.current, id), y),
    onDrop: (id, place) => {
      if (typeof place === 'number') move(id, place);
    },
  });
  const rowOf = (row: T, index: number, total: number): SortableRow => {
    const id = idOf(row);
    return {
      id,
      index,
      total,
      dragged: drag?.item === id,
      onDrag: (event, element) => start(id, event, element),
      onMove: (place) => move(id, place),
    };
  };
  return { list, said, drag, rowOf };
};
