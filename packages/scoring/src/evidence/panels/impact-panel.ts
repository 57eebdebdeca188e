import {
  EVIDENCE_NEEDED,
  GROUP_FORM,
  GROUP_QUESTIONS,
  IMPACT_DIMENSIONS,
  IMPACT_STAGES,
  type ImpactDimension,
  type ImpactStage,
  LANGUAGES,
} from '@cadran/contract/codes';
import type { ImpactGroup, ImpactPanel } from '@cadran/contract';
import { fisherTest, type GroupSelection, percentile, wilsonInterval } from '@cadran/evidence';
import { SCORE_BINS } from '../layout.ts';
import { holm } from '../../group/advice/holm.ts';
import type { Reading } from '../reading.ts';
import { histogramOf } from './panel.ts';

const FOUR_FIFTHS = 0.8;

type GroupName = ImpactGroup['name'];

/** The overall scores of everybody, from the histograms of all kinds of campaigns. */
const overallCounts = (reading: Reading) => {
  const counts = Array.from({ length: SCORE_BINS }, (_, value) => ({ value, count: 0 }));
  for (const kind of reading.kinds('scores/')) {
    const cell = reading.of(kind);
    for (const { value, count } of cell ? histogramOf(cell, 0, SCORE_BINS, (bin) => bin) : []) {
      const bin = counts[value];
      if (bin) bin.count += count;
    }
  }
  return counts.filter(({ count }) => count > 0);
};

interface Counted {
  readonly name: GroupName;
  readonly people: number;
  /** Null where the stage is not known of this group. */
  readonly selected: number | null;
}

const isDimension = (dimension: string): dimension is ImpactDimension =>
  (IMPACT_DIMENSIONS as readonly string[]).includes(dimension);

const nameOf = ({ name }: GroupSelection): GroupName =>
  name.flatMap(({ dimension, group }) => (isDimension(dimension) ? [{ dimension, group }] : []));

/** Dimensions that are also compared crossed. */
const CROSSED: readonly (readonly [ImpactDimension, ImpactDimension])[] = [
  ['language', 'age'],
  ['sex', 'age_band'],
];

/** People of one combination of groups, once for each of the groups and for each two that are crossed. */
const inEachGroup = (given: GroupSelection): GroupSelection[] => {
  const groups = nameOf(given);
  const crossed = CROSSED.flatMap(([one, other]) => {
    const [a, b] = [one, other].map((of) => groups.find(({ dimension }) => dimension === of));
    return a && b ? [[a, b]] : [];
  });
  return [...groups.map((group) => [group]), ...crossed].map((name) => ({ ...given, name }));
};

/** Groups with the same name, in several combinations or organisations, are one. */
const addedUp = (all: readonly GroupSelection[]): GroupSelection[] => {
  const groups = new Map<string, GroupSelection>();
  const sum = (a: number | null, b: number | null): number | null =>
    a === null || b === null ? null : a + b;
  for (const one of all) {
    const key = JSON.stringify(nameOf(one));
    const before = groups.get(key);
    groups.set(
      key,
      before
        ? {
            ...before,
            people: before.people + one.people,
            fits: before.fits + one.fits,
            shortlisted: sum(before.shortlisted, one.shortlisted),
            hired: sum(before.hired, one.hired),
            scores: Array.from(
              { length: SCORE_BINS },
              (_, score) => (before.scores[score] ?? 0) + (one.scores[score] ?? 0),
            ),
          }
        : one,
    );
  }
  return [...groups.values()];
};

const selectedAt = (stage: ImpactStage, group: GroupSelection, median: number): number | null => {
  if (stage !== 'above_median') return group[stage];
  return Number.isFinite(median)
    ? group.scores.reduce((sum, count, score) => (score > median ? sum + count : sum), 0)
    : null;
};

const compare = (counted: readonly Counted[]): ImpactGroup[] => {
  const needed = EVIDENCE_NEEDED.impact;
  const large = counted.filter(({ people }) => people >= needed);
  const rate = ({ selected, people }: Counted): number => (selected ?? 0) / people;
  const best = large.toSorted((a, b) => rate(b) - rate(a))[0];
  return counted.map((group) => {
    const { name, people } = group;
    const selected = group.selected ?? 0;
    if (people < needed || !best) return { state: 'too_few', name, people, needed };
    const ratio = rate(best) === 0 ? null : rate(group) / rate(best);
    const bestSelected = best.selected ?? 0;
    const p =
      group === best
        ? null
        : fisherTest([selected, people - selected], [bestSelected, best.people - bestSelected]);
    return {
      state: 'known',
      name,
      people,
      selected,
      rate: rate(group),
      interval: [...wilsonInterval(selected, people)],
      ratio,
      flagged: false,
      p,
    };
  });
};

/** As people expect them, the youngest first; countries by their code. */
const ORDER: readonly string[] = [...LANGUAGES, ...GROUP_QUESTIONS.flatMap((of) => GROUP_FORM[of])];
const inOrder = (one: GroupSelection, other: GroupSelection): number => {
  const places = one.name.map(({ group }, i) => [group, other.name[i]?.group ?? ''] as const);
  for (const [a, b] of places)
    if (a !== b) return ORDER.indexOf(a) - ORDER.indexOf(b) || (a < b ? -1 : 1);
  return 0;
};

/** Flags ratios below four fifths that chance hardly explains, given how many groups are compared. */
const withFlags = (comparisons: ImpactPanel['comparisons']): ImpactPanel['comparisons'] => {
  const tested = comparisons
    .flatMap(({ groups }) => groups)
    .flatMap((group) => (group.state === 'known' && group.p !== null ? [group] : []));
  const holds = holm(tested.map(({ p }) => p ?? 1));
  const flagged = new Set<ImpactGroup>(
    tested.filter(({ ratio }, place) => holds[place] && ratio !== null && ratio < FOUR_FIFTHS),
  );
  return comparisons.map((comparison) => ({
    ...comparison,
    groups: comparison.groups.map((group) =>
      flagged.has(group) ? { ...group, flagged: true } : group,
    ),
  }));
};

/** Selection by group: rates with intervals, ratios to the highest and Fisher's test (docs/method/evidence.md). */
export const impactPanel = (given: readonly GroupSelection[], reading: Reading): ImpactPanel => {
  const groups = addedUp(given.flatMap(inEachGroup)).toSorted(inOrder);
  const everybody = overallCounts(reading);
  const median = everybody.length === 0 ? Number.NaN : percentile(everybody, 0.5);
  const dimensionsOf = (group: GroupSelection): string =>
    nameOf(group)
      .map(({ dimension }) => dimension)
      .join(' ');
  const kinds = [...IMPACT_DIMENSIONS, ...CROSSED.map((two) => two.join(' '))].filter((kind) =>
    groups.some((group) => dimensionsOf(group) === kind),
  );
  const dates = given.map(({ readAt }) => readAt).toSorted((a, b) => b.getTime() - a.getTime());
  return {
    needed: EVIDENCE_NEEDED.impact,
    date: dates[0]?.toISOString() ?? null,
    comparisons: withFlags(
      kinds.flatMap((kind) =>
        IMPACT_STAGES.flatMap((stage) => {
          const counted = groups
            .filter((group) => dimensionsOf(group) === kind)
            .map((group) => ({
              name: nameOf(group),
              people: group.people,
              selected: selectedAt(stage, group, median),
            }))
            .filter(({ selected }) => selected !== null);
          return counted.length === 0
            ? []
            : [
                {
                  dimensions: kind.split(' ').filter(isDimension),
                  stage,
                  groups: compare(counted),
                },
              ];
        }),
      ),
    ),
  };
};
