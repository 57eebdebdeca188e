import type { Sql } from '@cadran/db';
import { createBatches } from '../batches.ts';

/**
 * Runs what comes at the same moment by one statement and one commit; each hears of it afterwards. `run` returns a
 * result for each item, in their order.
 */
export const together = <Item, Result>(
  run: (db: Sql, items: readonly Item[]) => Promise<readonly Result[]>,
): ((db: Sql, item: Item) => Promise<Result>) => {
  const queues = new WeakMap<Sql, (item: Item) => Promise<Result>>();
  return (db, item) => {
    const queue = queues.get(db) ?? createBatches<Item, Result>((items) => run(db, items));
    queues.set(db, queue);
    return queue(item);
  };
};

/** The items as a parameter for `jsonb_to_recordset`, each with its place among them, in the order of a key. */
export const inOrderOf = <Item extends object>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): string =>
  JSON.stringify(
    items
      .map((item, place) => ({ place, ...item }))
      .toSorted((a, b) => keyOf(a).localeCompare(keyOf(b))),
  );

/** The row of each item, by its place. */
export const inPlace = <Row extends { readonly place: number }>(
  rows: readonly Row[],
  items: readonly unknown[],
): (Row | undefined)[] => {
  const byPlace = new Map(rows.map((row) => [row.place, row]));
  return items.map((_, place) => byPlace.get(place));
};
