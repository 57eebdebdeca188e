import { type Cell, NOT_GIVEN, SEGMENTATIONS } from '@cadran/contract';
import type { RespondentSums } from '@cadran/scoring';
import type { AnswerGroup } from '../../queries/answers.ts';
import { addPeople, digestOfPeople, emptyDigest, type PeopleDigest } from '../figure-draws.ts';
import { emptyCounts, type GroupCounts } from './packed-counts.ts';
import {
  addPackedPeople,
  type PackedPeople,
  readPackedPeople,
  respondentSums,
  WORDS_OF_PERSON,
} from './packed-people.ts';

/** All respondents in sixteen bytes each, without any order among them. */
export interface TalliedRespondents {
  people(): number;
  /** Number of respondents per combination of segments. */
  groups(): readonly TallyGroup[];
  /** The summed counts of some groups, given by their index in `groups`; in counts that are no longer needed, if given. */
  countsOf(groups: readonly number[], counts?: GroupCounts): GroupCounts;
  /** Who is in these groups, as one digest. */
  digestOf(groups: readonly number[]): PeopleDigest;
  /** Everybody's rank sums in these groups, for resampling; an even part of very large ones. */
  sumsOf(groups: readonly number[]): RespondentSums;
  /** Number of respondents of a unit or group of units. */
  ofUnit(unit: string | undefined): number;
}

export interface RespondentTally extends TalliedRespondents {
  add(groups: readonly AnswerGroup[]): void;
}

/** Larger groups are resampled from so many of their respondents. */
const MOST_RESAMPLED = 4000;

/** Everybody who shares all segments. */
export interface TallyGroup {
  readonly segments: Cell;
  people: number;
  packed: PackedPeople;
  readonly digest: PeopleDigest;
}

const joined = (first: PackedPeople, second: PackedPeople): PackedPeople => {
  if (first.length === 0) return second;
  const both = new Uint32Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
};

/** Of these groups and of those that will be added to them. */
export const tallyOf = (groups: readonly TallyGroup[]): TalliedRespondents => {
  const chosen = (wanted: readonly number[]): TallyGroup[] =>
    wanted.flatMap((place) => groups[place] ?? []);
  const peopleIn = (some: readonly TallyGroup[]): number =>
    some.reduce((sum, { people }) => sum + people, 0);
  return {
    people: () => peopleIn(groups),
    groups: () => groups,
    countsOf: (wanted, counts = emptyCounts()) => {
      for (const table of counts) table.fill(0);
      for (const { packed } of chosen(wanted)) addPackedPeople(counts, packed);
      return counts;
    },
    digestOf: (wanted) => {
      const digest = emptyDigest();
      for (const group of chosen(wanted)) addPeople(digest, group.digest);
      return digest;
    },
    sumsOf: (wanted) => {
      const held = chosen(wanted);
      const of = peopleIn(held);
      return respondentSums(
        held.map(({ packed }) => packed),
        Math.max(1, Math.ceil(of / MOST_RESAMPLED)),
        of,
      );
    },
    ofUnit: (unit) => peopleIn(groups.filter(({ segments }) => segments.unit === unit)),
  };
};

/** `unitOf` maps a unit to its group. */
export const createRespondentTally = (unitOf: ReadonlyMap<string, string>): RespondentTally => {
  const byKey = new Map<string, TallyGroup>();
  const groups: TallyGroup[] = [];

  const groupOf = ({ unit, gender, age, tenure }: AnswerGroup): TallyGroup => {
    const own = unit === null ? NOT_GIVEN : (unitOf.get(unit) ?? unit);
    const given = [own, gender, age, tenure].map((value) => value ?? NOT_GIVEN);
    const key = given.join('&');
    const known = byKey.get(key);
    if (known) return known;
    const segments = Object.fromEntries(
      SEGMENTATIONS.map((attribute, place) => [attribute, given[place] ?? NOT_GIVEN]),
    );
    const group = { segments, people: 0, packed: new Uint32Array(), digest: emptyDigest() };
    byKey.set(key, group);
    groups.push(group);
    return group;
  };
  return {
    ...tallyOf(groups),
    add: (added) => {
      for (const one of added) {
        const group = groupOf(one);
        group.packed = joined(group.packed, readPackedPeople(one.perceived, one.desired));
        group.people = group.packed.length / WORDS_OF_PERSON;
        addPeople(group.digest, digestOfPeople(one.id));
      }
    },
  };
};
