import { CULTURE_TYPES } from '@cadran/contract/codes';
import { type MedianValues, MEDIANS, writeMeasured } from './median-thresholds.ts';

/** Rank sums of all people in one table, four each, in the order of the culture types. */
export interface SumsTable {
  readonly situations: number;
  readonly sums: Uint8Array;
}

const TYPES = CULTURE_TYPES.length;
/** All ways to share the first rank come out whole. */
export const WHOLE_SHARE = 12;

/**
 * A row of bytes for each respondent: for each value of each median whether theirs is at most that, then for each side
 * two bytes for each type: its share of the first rank. Added up word by word, four bytes at a time, the rows of a
 * resample of at most 255 people give all its counts, since no byte overflows. The last row is empty.
 */
export interface PackedRespondents {
  readonly words: Int32Array;
  /** Words of a row. */
  readonly width: number;
  /** Place of the shares in units of two bytes. */
  readonly sharesAt: number;
  /** How many respondents count at each threshold. */
  readonly totals: Float64Array;
}

const writeShares = (shares: Uint16Array, at: number, sums: Uint8Array, from: number): void => {
  let best = Infinity;
  for (let type = 0; type < TYPES; type += 1) best = Math.min(best, sums[from + type] ?? 0);
  let ties = 0;
  for (let type = 0; type < TYPES; type += 1) if (sums[from + type] === best) ties += 1;
  for (let type = 0; type < TYPES; type += 1)
    if (sums[from + type] === best) shares[at + type] = WHOLE_SHARE / ties;
};

const EMPTY = new Uint8Array();

/** For each value of each median of a table 1 if what one measures is at most that. */
const bytesOf = (
  medians: readonly MedianValues[],
  measured: Float64Array,
  width: number,
): Uint8Array => {
  const bytes = new Uint8Array(width);
  let threshold = 0;
  for (const [median, { values, sharesUpTo }] of medians.entries())
    for (let place = 0; place < sharesUpTo.length; place += 1, threshold += 1)
      if ((measured[median] ?? 0) <= (values[place] ?? 0)) bytes[threshold] = 1;
  return bytes;
};

/** `medians` by table, those of one side after the other, tables of a side from all situations to single dimensions. */
export const packRespondents = (
  sides: readonly (readonly SumsTable[])[],
  medians: readonly (readonly MedianValues[])[],
  people: number,
): PackedRespondents => {
  const thresholds = medians.flat().reduce((sum, { sharesUpTo }) => sum + sharesUpTo.length, 0);
  const bytesForThresholds = 4 * Math.ceil(thresholds / 4);
  const rowBytes = bytesForThresholds + 2 * TYPES * sides.length;
  const buffer = new ArrayBuffer((people + 1) * rowBytes);
  const bytes = new Uint8Array(buffer);
  const shares = new Uint16Array(buffer);
  const totals = new Float64Array(thresholds);
  const measured = new Float64Array(MEDIANS);
  let at = 0;
  for (const [table, { sums, situations }] of sides.flat().entries()) {
    const own = medians[table] ?? [];
    const width = own.reduce((sum, { sharesUpTo }) => sum + sharesUpTo.length, 0);
    const steps = 3 * situations + 1;
    /** By place on the grid of sums, from 1; people with the same sums have the same bytes. */
    const known = new Uint32Array(width > 0 ? steps ** 3 : 0);
    const rows: Uint8Array[] = [];
    const counted = width > 0 ? people : 0;
    for (let person = 0; person < counted; person += 1) {
      const from = person * TYPES;
      const [clan, adhocracy, market] = [sums[from] ?? 0, sums[from + 1] ?? 0, sums[from + 2] ?? 0];
      const place =
        ((clan - situations) * steps + adhocracy - situations) * steps + market - situations;
      if (!known[place]) {
        writeMeasured(measured, clan, adhocracy, market, sums[from + 3] ?? 0);
        known[place] = rows.push(bytesOf(own, measured, width));
      }
      const row = rows[(known[place] ?? 0) - 1] ?? EMPTY;
      const to = person * rowBytes + at;
      for (let threshold = 0; threshold < width; threshold += 1) {
        const byte = row[threshold] ?? 0;
        bytes[to + threshold] = byte;
        totals[at + threshold] = (totals[at + threshold] ?? 0) + byte;
      }
    }
    at += width;
  }
  for (const [side, [overall]] of sides.entries()) {
    if (!overall) continue;
    for (let person = 0; person < people; person += 1)
      writeShares(
        shares,
        (person * rowBytes + bytesForThresholds) / 2 + side * TYPES,
        overall.sums,
        person * TYPES,
      );
  }
  return {
    words: new Int32Array(buffer),
    width: rowBytes / 4,
    sharesAt: bytesForThresholds / 2,
    totals,
  };
};

/** Adds up the rows of the people drawn, four at a time, which is twice as fast as one by one. */
export const addRows = (
  { words, width }: PackedRespondents,
  drawn: Uint32Array,
  added: Int32Array,
): void => {
  const empty = words.length - width;
  const rowAt = (place: number): number =>
    place < drawn.length ? (drawn[place] ?? 0) * width : empty;
  added.fill(0);
  for (let place = 0; place < drawn.length; place += 4) {
    const a = rowAt(place);
    const b = rowAt(place + 1);
    const c = rowAt(place + 2);
    const d = rowAt(place + 3);
    for (let word = 0; word < width; word += 1)
      added[word] =
        (added[word] ?? 0) +
        (words[a + word] ?? 0) +
        (words[b + word] ?? 0) +
        (words[c + word] ?? 0) +
        (words[d + word] ?? 0);
  }
};
