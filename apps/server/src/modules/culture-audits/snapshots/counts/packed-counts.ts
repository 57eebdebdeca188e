import { COUNT_TABLES, gridOf } from './count-layout.ts';

/** Number of respondents at each position of each table's grid. */
export type GroupCounts = readonly Uint32Array[];

export const emptyCounts = (): GroupCounts =>
  COUNT_TABLES.map((table) => new Uint32Array(gridOf(table)));

const MORE = 0x80;
const SEVEN = 0x7f;

/** Variable-length integer (LEB128): most values are small. */
const pushNumber = (bytes: number[], value: number): void => {
  let rest = value;
  while (rest > SEVEN) {
    bytes.push((rest & SEVEN) | MORE);
    rest >>>= 7;
  }
  bytes.push(rest);
};

/** Sparse encoding: the number of positions, then each as its distance from the last one and its count. */
export const packCounts = (counts: GroupCounts): Uint8Array => {
  const bytes: number[] = [];
  for (const table of counts) {
    const body: number[] = [];
    let places = 0;
    let before = 0;
    for (let place = 0; place < table.length; place += 1) {
      const count = table[place] ?? 0;
      if (count === 0) continue;
      pushNumber(body, place - before);
      pushNumber(body, count);
      before = place;
      places += 1;
    }
    pushNumber(bytes, places);
    for (const byte of body) bytes.push(byte);
  }
  return Uint8Array.from(bytes);
};

/** Adds a packed group to others: a selection of several cells is their sum. */
export const addPacked = (counts: GroupCounts, packed: Uint8Array): void => {
  let at = 0;
  const next = (): number => {
    let value = 0;
    let shift = 0;
    for (;;) {
      const byte = packed[at] ?? 0;
      at += 1;
      value |= (byte & SEVEN) << shift;
      if (byte < MORE) return value >>> 0;
      shift += 7;
    }
  };
  for (const table of counts) {
    const places = next();
    let place = 0;
    for (let i = 0; i < places; i += 1) {
      place += next();
      table[place] = (table[place] ?? 0) + next();
    }
  }
};
