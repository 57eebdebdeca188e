import {
  type Cell,
  CULTURE_TYPES,
  type CultureType,
  MOMENTS,
  NOT_GIVEN,
  SEGMENTATIONS,
} from '@cadran/contract';
import { PROFILING_CULTURE } from '@cadran/instruments/profiling-culture';
import type { AnswerLine } from '../../queries/answers.ts';
import type { RespondentSums } from '@cadran/scoring';
import { addPeople, addPerson, emptyDigest, type PeopleDigest } from '../figure-draws.ts';
import { COUNT_TABLES, placeOf, SIDE_TABLES, sumsAt } from './count-layout.ts';
import { emptyCounts, type GroupCounts } from './packed-counts.ts';

/** Compact counts of all respondents, without any order among them. */
export interface RespondentTally {
  add(lines: readonly AnswerLine[]): void;
  readonly people: number;
  /** Number of respondents per combination of segments. */
  groups(): readonly { readonly segments: Cell; readonly people: number }[];
  /** The summed counts of some groups, given by their index in `groups`. */
  countsOf(groups: readonly number[]): GroupCounts;
  /** Who is in these groups, as one digest. */
  digestOf(groups: readonly number[]): PeopleDigest;
  /** Everybody's rank sums in these groups, for resampling; an even part of very large ones. */
  sumsOf(groups: readonly number[]): RespondentSums;
  /** Number of respondents of a unit or group of units. */
  ofUnit(unit: string | undefined): number;
}

const TYPE_INDEX: ReadonlyMap<string, number> = new Map(
  CULTURE_TYPES.map((type, place) => [type, place]),
);
const TABLES_BY_SITUATION: readonly (readonly number[])[] = PROFILING_CULTURE.map((_, situation) =>
  SIDE_TABLES.flatMap(({ of }, table) => (of.includes(situation) ? [table] : [])),
);
const TYPES = CULTURE_TYPES.length;

/** Rank sums of one side, four per table; null unless every situation is fully ranked. */
const parseRankSums = (text: string): Uint8Array | null => {
  const answers = JSON.parse(text) as Readonly<Record<string, readonly CultureType[]>>;
  const sums = new Uint8Array(SIDE_TABLES.length * TYPES);
  for (const [situation, { id }] of PROFILING_CULTURE.entries()) {
    const ranking = answers[id];
    if (ranking?.length !== TYPES) return null;
    let seen = 0;
    for (let rank = 0; rank < TYPES; rank += 1) {
      const type = TYPE_INDEX.get(ranking[rank] ?? '');
      if (type === undefined) return null;
      seen |= 1 << type;
      for (const table of TABLES_BY_SITUATION[situation] ?? []) {
        const at = table * TYPES + type;
        sums[at] = (sums[at] ?? 0) + rank + 1;
      }
    }
    if (seen !== (1 << TYPES) - 1) return null;
  }
  return sums;
};

/** A respondent's position in each table. */
const tablePositions = ({ perceived, desired }: AnswerLine): Uint32Array | null => {
  const sides = [parseRankSums(perceived), parseRankSums(desired)];
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

const ROW_WIDTH = COUNT_TABLES.length;
const INITIAL_CAPACITY = 16;

/** Larger groups are resampled from so many of their respondents. */
const MOST_RESAMPLED = 4000;

/** Positions of one group's respondents in an array that doubles when full. */
class PositionRows {
  people = 0;
  readonly digest = emptyDigest();
  #places = new Uint16Array(INITIAL_CAPACITY * ROW_WIDTH);

  push(places: Uint32Array): void {
    const at = this.people * ROW_WIDTH;
    if (at === this.#places.length) {
      const larger = new Uint16Array(2 * this.#places.length);
      larger.set(this.#places);
      this.#places = larger;
    }
    this.#places.set(places, at);
    this.people += 1;
  }

  /** Every `step`th row. */
  *rows(step: number): Generator<Uint16Array> {
    for (let person = 0; person < this.people; person += step)
      yield this.#places.subarray(person * ROW_WIDTH, (person + 1) * ROW_WIDTH);
  }

  addTo(counts: GroupCounts): void {
    const end = this.people * ROW_WIDTH;
    for (const [index, table] of counts.entries()) {
      for (let at = index; at < end; at += ROW_WIDTH) {
        const place = this.#places[at] ?? 0;
        table[place] = (table[place] ?? 0) + 1;
      }
    }
  }
}

const toRespondentSums = (rows: readonly Uint16Array[], of: number): RespondentSums => {
  const tables = COUNT_TABLES.map((layout, index) => {
    const sums = new Uint8Array(rows.length * TYPES);
    for (const [person, row] of rows.entries()) {
      const at = sumsAt(layout, row[index] ?? 0);
      for (const [place, type] of CULTURE_TYPES.entries()) sums[person * TYPES + place] = at[type];
    }
    return { situations: layout.situations, sums };
  });
  return {
    people: rows.length,
    of,
    perceived: tables.slice(0, SIDE_TABLES.length),
    desired: tables.slice(SIDE_TABLES.length),
  };
};

/** `unitOf` maps a unit to its group. */
export const createRespondentTally = (unitOf: ReadonlyMap<string, string>): RespondentTally => {
  const groups = new Map<string, { readonly segments: Cell; readonly rows: PositionRows }>();
  let people = 0;

  const groupOf = ({ unit, gender, age, tenure }: AnswerLine): PositionRows => {
    const own = unit === null ? NOT_GIVEN : (unitOf.get(unit) ?? unit);
    const given = [own, gender, age, tenure].map((value) => value ?? NOT_GIVEN);
    const key = given.join('&');
    const known = groups.get(key);
    if (known) return known.rows;
    const segments = Object.fromEntries(
      SEGMENTATIONS.map((attribute, place) => [attribute, given[place] ?? NOT_GIVEN]),
    );
    const rows = new PositionRows();
    groups.set(key, { segments, rows });
    return rows;
  };

  return {
    /** Incomplete answers are not counted. */
    add: (lines) => {
      for (const line of lines) {
        const places = tablePositions(line);
        if (places === null) continue;
        const rows = groupOf(line);
        rows.push(places);
        addPerson(rows.digest, line.id);
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
    digestOf: (wanted) => {
      const digest = emptyDigest();
      const all = [...groups.values()];
      for (const group of wanted) addPeople(digest, all[group]?.rows.digest ?? emptyDigest());
      return digest;
    },
    sumsOf: (wanted) => {
      const all = [...groups.values()];
      const of = wanted.reduce((sum, group) => sum + (all[group]?.rows.people ?? 0), 0);
      const step = Math.max(1, Math.ceil(of / MOST_RESAMPLED));
      return toRespondentSums(
        wanted.flatMap((group) => [...(all[group]?.rows.rows(step) ?? [])]),
        of,
      );
    },
    ofUnit: (unit) =>
      [...groups.values()].reduce(
        (sum, { segments, rows }) => sum + (segments.unit === unit ? rows.people : 0),
        0,
      ),
  };
};
