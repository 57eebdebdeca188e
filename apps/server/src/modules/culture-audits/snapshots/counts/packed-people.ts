import { CULTURE_TYPES } from '@cadran/contract';
import { CODE_BITS, RANKINGS, type RespondentSums } from '@cadran/scoring';
import { COUNT_TABLES, placeOf, SIDE_TABLES } from './count-layout.ts';
import type { GroupCounts } from './packed-counts.ts';

/** For each person the lower and the upper half of each side's packed rankings. */
export type PackedPeople = Uint32Array;
export const WORDS_OF_PERSON = 4;
const SIDES = [0, 1] as const;

/** Before its numbers PostgreSQL sends the kind and the size of an array, and before each number its length. */
const HEADER_BYTES = 20;
const LENGTH_BYTES = 4;
const NUMBER_BYTES = 8;
const SIZE_AT = 12;

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array): DataView =>
  new DataView(buffer, byteOffset, byteLength);

/** From two arrays as the database sends them, the highest byte first. Whose answers are incomplete is left out. */
export const readPackedPeople = (perceived: Uint8Array, desired: Uint8Array): PackedPeople => {
  const views = [viewOf(perceived), viewOf(desired)] as const;
  const all = perceived.byteLength < HEADER_BYTES ? 0 : views[0].getUint32(SIZE_AT);
  // Shared with the thread that helps (cell-helper.ts).
  const people = new Uint32Array(new SharedArrayBuffer(all * WORDS_OF_PERSON * 4));
  const at = [HEADER_BYTES, HEADER_BYTES];
  let word = 0;
  for (let person = 0; person < all; person += 1) {
    let isComplete = true;
    for (const side of SIDES) {
      const view = views[side];
      const from = (at[side] ?? 0) + LENGTH_BYTES;
      const hasNumber = view.getInt32(from - LENGTH_BYTES) === NUMBER_BYTES;
      isComplete &&= hasNumber;
      at[side] = from + (hasNumber ? NUMBER_BYTES : 0);
      if (!hasNumber) continue;
      people[word + 2 * side] = view.getUint32(from + 4);
      people[word + 2 * side + 1] = view.getUint32(from);
    }
    if (isComplete) word += WORDS_OF_PERSON;
  }
  return people.subarray(0, word);
};

/** A dimension has two situations, side by side: their codes together are its place in the two lists below. */
const PAIR_BITS = 2 * CODE_BITS;
const PAIR = 2 ** PAIR_BITS - 1;

/** Rank sums of one ranking, or of several added up: a byte for each type, clan lowest. */
const SUMS_OF_RANKING = RANKINGS.map((ranking) =>
  CULTURE_TYPES.reduce(
    (sums, type, place) => sums + (ranking.indexOf(type) + 1) * 2 ** (8 * place),
    0,
  ),
);
const [WHOLE = { situations: 0, steps: 0, of: [] }, DIMENSION = WHOLE] = SIDE_TABLES;
const clanIn = (sums: number): number => sums & 255;
const adhocracyIn = (sums: number): number => (sums >>> 8) & 255;
const marketIn = (sums: number): number => (sums >>> 16) & 255;
const hierarchyIn = (sums: number): number => sums >>> 24;

const PAIR_SUMS = Uint32Array.from({ length: PAIR + 1 }, (_, pair) => {
  const [first, second] = [pair & (2 ** CODE_BITS - 1), pair >>> CODE_BITS];
  return (SUMS_OF_RANKING[first] ?? 0) + (SUMS_OF_RANKING[second] ?? 0);
});
/** Where two situations count in the table of their dimension. */
const PAIR_PLACES = Uint16Array.from(PAIR_SUMS, (sums) =>
  placeOf(DIMENSION, clanIn(sums), adhocracyIn(sums), marketIn(sums)),
);

/** The pairs of a half, and those of both halves. */
const SHIFTS = [0, PAIR_BITS, 2 * PAIR_BITS] as const;
const sumsOfHalf = (half: number): number =>
  (PAIR_SUMS[half & PAIR] ?? 0) +
  (PAIR_SUMS[(half >>> PAIR_BITS) & PAIR] ?? 0) +
  (PAIR_SUMS[(half >>> (2 * PAIR_BITS)) & PAIR] ?? 0);

const addOne = (table: Uint32Array | undefined, place: number): void => {
  if (table) table[place] = (table[place] ?? 0) + 1;
};

/** Adds people to the counts of a group. Plain loops: a snapshot does this ten times for everybody. */
export const addPackedPeople = (counts: GroupCounts, people: PackedPeople): void => {
  for (const side of SIDES) {
    const tables = counts.slice(side * SIDE_TABLES.length, (side + 1) * SIDE_TABLES.length);
    const [overall, a, b, c, d, e, f] = tables;
    for (let at = 2 * side; at < people.length; at += WORDS_OF_PERSON) {
      const lower = people[at] ?? 0;
      const upper = people[at + 1] ?? 0;
      const sums = sumsOfHalf(lower) + sumsOfHalf(upper);
      addOne(overall, placeOf(WHOLE, clanIn(sums), adhocracyIn(sums), marketIn(sums)));
      addOne(a, PAIR_PLACES[lower & PAIR] ?? 0);
      addOne(b, PAIR_PLACES[(lower >>> PAIR_BITS) & PAIR] ?? 0);
      addOne(c, PAIR_PLACES[(lower >>> (2 * PAIR_BITS)) & PAIR] ?? 0);
      addOne(d, PAIR_PLACES[upper & PAIR] ?? 0);
      addOne(e, PAIR_PLACES[(upper >>> PAIR_BITS) & PAIR] ?? 0);
      addOne(f, PAIR_PLACES[(upper >>> (2 * PAIR_BITS)) & PAIR] ?? 0);
    }
  }
};

const writeSums = (out: Uint8Array | undefined, person: number, sums: number): void => {
  if (!out) return;
  const at = person * CULTURE_TYPES.length;
  out[at] = clanIn(sums);
  out[at + 1] = adhocracyIn(sums);
  out[at + 2] = marketIn(sums);
  out[at + 3] = hierarchyIn(sums);
};

/** Rank sums of some people of each group: every `step`th, for resampling. `of`: how many there are in all. */
export const respondentSums = (
  groups: readonly PackedPeople[],
  step: number,
  of: number,
): RespondentSums => {
  const people = groups.reduce(
    (sum, { length }) => sum + Math.ceil(length / WORDS_OF_PERSON / step),
    0,
  );
  const tables = COUNT_TABLES.map(({ situations }) => ({
    situations,
    sums: new Uint8Array(people * CULTURE_TYPES.length),
  }));
  let person = 0;
  for (const group of groups)
    for (let at = 0; at < group.length; at += step * WORDS_OF_PERSON, person += 1)
      for (const side of SIDES) {
        const first = side * SIDE_TABLES.length;
        const lower = group[at + 2 * side] ?? 0;
        const upper = group[at + 2 * side + 1] ?? 0;
        writeSums(tables[first]?.sums, person, sumsOfHalf(lower) + sumsOfHalf(upper));
        for (const [place, shift] of SHIFTS.entries()) {
          writeSums(
            tables[first + 1 + place]?.sums,
            person,
            PAIR_SUMS[(lower >>> shift) & PAIR] ?? 0,
          );
          writeSums(
            tables[first + 4 + place]?.sums,
            person,
            PAIR_SUMS[(upper >>> shift) & PAIR] ?? 0,
          );
        }
      }
  return {
    people,
    of,
    perceived: tables.slice(0, SIDE_TABLES.length),
    desired: tables.slice(SIDE_TABLES.length),
  };
};
