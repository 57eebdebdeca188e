import {
  type Cell,
  CULTURE_TYPES,
  type CultureType,
  MOMENTS,
  NOT_GIVEN,
  SEGMENTATIONS,
} from '@cadran/contract';
import { PROFILING_CULTURE } from '@cadran/instruments/profiling-culture';
import type { AnswerLine } from '../../../queries/profiling-answers.ts';
import { COUNT_TABLES, placeOf, SIDE_TABLES } from './count-layout.ts';
import { emptyCounts, type GroupCounts } from './packed-counts.ts';

/** Everybody who answered, a few dozen bytes each and without any order that could be told. */
export interface RankedPeople {
  add(lines: readonly AnswerLine[]): void;
  readonly people: number;
  /** Who shares all segments, and how many they are. */
  groups(): readonly { readonly segments: Cell; readonly people: number }[];
  /** The counts of some of these groups together, by their places in `groups`. */
  countsOf(groups: readonly number[]): GroupCounts;
}

const TYPE_PLACE: ReadonlyMap<string, number> = new Map(
  CULTURE_TYPES.map((type, place) => [type, place]),
);
const TABLES_OF: readonly (readonly number[])[] = PROFILING_CULTURE.map((_, situation) =>
  SIDE_TABLES.flatMap(({ of }, table) => (of.includes(situation) ? [table] : [])),
);
const TYPES = CULTURE_TYPES.length;

/** Rank sums of one side, four a table; null unless every situation is ranked in full. */
const sumsOf = (text: string): Uint8Array | null => {
  const answers = JSON.parse(text) as Readonly<Record<string, readonly CultureType[]>>;
  const sums = new Uint8Array(SIDE_TABLES.length * TYPES);
  for (const [situation, { id }] of PROFILING_CULTURE.entries()) {
    const ranking = answers[id];
    if (ranking?.length !== TYPES) return null;
    let seen = 0;
    for (let rank = 0; rank < TYPES; rank += 1) {
      const type = TYPE_PLACE.get(ranking[rank] ?? '');
      if (type === undefined) return null;
      seen |= 1 << type;
      for (const table of TABLES_OF[situation] ?? []) {
        const at = table * TYPES + type;
        sums[at] = (sums[at] ?? 0) + rank + 1;
      }
    }
    if (seen !== (1 << TYPES) - 1) return null;
  }
  return sums;
};

/** Where somebody stands in each table. */
const placesOf = ({ perceived, desired }: AnswerLine): Uint32Array | null => {
  const sides = [sumsOf(perceived), sumsOf(desired)];
  const places = new Uint32Array(COUNT_TABLES.length);
  for (const [side] of MOMENTS.entries()) {
    const sums = sides[side];
    if (!sums) return null;
    for (const [table, layout] of SIDE_TABLES.entries()) {
      const at = table * TYPES;
      const place = placeOf(layout, sums[at] ?? 0, sums[at + 1] ?? 0, sums[at + 2] ?? 0);
      places[side * SIDE_TABLES.length + table] = place;
    }
  }
  return places;
};

const WIDTH = COUNT_TABLES.length;
const FIRST_ROOM = 16;

/** Places of the people of one group, one after the other, in room that doubles when it is full. */
class Rows {
  people = 0;
  #places = new Uint16Array(FIRST_ROOM * WIDTH);

  push(places: Uint32Array): void {
    const at = this.people * WIDTH;
    if (at === this.#places.length) {
      const larger = new Uint16Array(2 * this.#places.length);
      larger.set(this.#places);
      this.#places = larger;
    }
    this.#places.set(places, at);
    this.people += 1;
  }

  addTo(counts: GroupCounts): void {
    const end = this.people * WIDTH;
    for (const [index, table] of counts.entries()) {
      for (let at = index; at < end; at += WIDTH) {
        const place = this.#places[at] ?? 0;
        table[place] = (table[place] ?? 0) + 1;
      }
    }
  }
}

/** `unitOf` leads from a unit to the group of units in whose name its people count. */
export const rankedPeople = (unitOf: ReadonlyMap<string, string>): RankedPeople => {
  const groups = new Map<string, { readonly segments: Cell; readonly rows: Rows }>();
  let people = 0;

  const groupOf = ({ unit, gender, age, tenure }: AnswerLine): Rows => {
    const own = unit === null ? NOT_GIVEN : (unitOf.get(unit) ?? unit);
    const given = [own, gender, age, tenure].map((value) => value ?? NOT_GIVEN);
    const key = given.join('&');
    const known = groups.get(key);
    if (known) return known.rows;
    const segments = Object.fromEntries(
      SEGMENTATIONS.map((attribute, place) => [attribute, given[place] ?? NOT_GIVEN]),
    );
    const rows = new Rows();
    groups.set(key, { segments, rows });
    return rows;
  };

  return {
    /** Whoever left a situation unanswered is not counted. */
    add: (lines) => {
      for (const line of lines) {
        const places = placesOf(line);
        if (places === null) continue;
        groupOf(line).push(places);
        people += 1;
      }
    },
    get people() {
      return people;
    },
    groups: () =>
      [...groups.values()].map(({ segments, rows }) => ({ segments, people: rows.people })),
    countsOf: (wanted) => {
      const counts = emptyCounts();
      const all = [...groups.values()];
      for (const group of wanted) all[group]?.rows.addTo(counts);
      return counts;
    },
  };
};
