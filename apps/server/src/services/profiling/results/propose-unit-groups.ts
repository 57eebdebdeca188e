import type { UnitGroupProposals } from '@cadran/contract';
import { auditAnonymity, type Cohort, segmentValues } from '@cadran/scoring';

/** Everybody who has answered, by unit and other segments. */
export interface Workforce {
  readonly minimumGroup: number;
  /** Units in the campaign's order. */
  readonly units: readonly string[];
  /** Units as they are grouped now. */
  readonly groupOf: ReadonlyMap<string, string>;
  readonly cohorts: readonly Cohort[];
}

type Merge = readonly (readonly string[])[];

const MOST_PROPOSALS = 3;
/** Units are merged until a group has so many times the minimum: a larger group is served by gender and age too. */
const SIZES = [1, 2, 3, 4, 6];

const sizesOf = ({ units, cohorts }: Workforce): ReadonlyMap<string, number> => {
  const sizes = new Map(units.map((unit) => [unit, 0]));
  for (const { segments, people } of cohorts) {
    const { unit } = segments;
    if (unit && sizes.has(unit)) sizes.set(unit, (sizes.get(unit) ?? 0) + people);
  }
  return sizes;
};

/** In the campaign's order: the order in which they were taken would tell which of the small ones are the smallest. */
const inOrder = ({ units }: Workforce, merge: Merge): Merge => {
  const groups = merge.map((group) => units.filter((unit) => group.includes(unit)));
  const placeOf = ([first = '']: readonly string[]): number => units.indexOf(first);
  return groups.toSorted((a, b) => placeOf(a) - placeOf(b));
};

/** The smallest units together until they are enough, then the next ones; a rest joins the last group. */
const mergeUpTo = (workforce: Workforce, enough: number): Merge => {
  const small = [...sizesOf(workforce)]
    .filter(([, people]) => people < enough)
    .toSorted((a, b) => a[1] - b[1]);
  const groups: string[][] = [];
  let group: string[] = [];
  let people = 0;
  for (const [unit, size] of small) {
    group.push(unit);
    people += size;
    if (people < enough) continue;
    groups.push(group);
    group = [];
    people = 0;
  }
  if (group.length > 0 && groups.length > 0) groups.at(-1)?.push(...group);
  else if (group.length > 0) groups.push([...group, ...nextLarger(workforce, enough)]);
  return inOrder(
    workforce,
    groups.filter((units) => units.length > 1),
  );
};

/** All small units are not enough together: the smallest of the others takes them in. */
const nextLarger = (workforce: Workforce, enough: number): string[] =>
  [...sizesOf(workforce)]
    .filter(([, people]) => people >= enough)
    .toSorted((a, b) => a[1] - b[1])
    .slice(0, 1)
    .map(([unit]) => unit);

const servedWith = (
  { minimumGroup, units, cohorts }: Workforce,
  groupOf: ReadonlyMap<string, string>,
): number => {
  const merged = (unit: string): string => groupOf.get(unit) ?? unit;
  return auditAnonymity({
    minimumGroup,
    values: segmentValues([...new Set(units.map(merged))]),
    cohorts: cohorts.map(({ segments, ...cohort }) => ({
      ...cohort,
      segments: segments.unit ? { ...segments, unit: merged(segments.unit) } : segments,
    })),
    snapshot: 0,
    servedBefore: [],
  }).served.length;
};

/** Merges that would open more selections than there are now, the best first; fewer are tried when time is up. */
export const proposeUnitGroups = (
  workforce: Workforce,
  isTimeUp: () => boolean = () => false,
): UnitGroupProposals => {
  const servedNow = servedWith(workforce, workforce.groupOf);
  const merges = new Map<string, Merge>();
  for (const size of SIZES) {
    const merge = mergeUpTo(workforce, size * workforce.minimumGroup);
    if (merge.length > 0) merges.set(JSON.stringify(merge), merge);
  }
  const proposals: UnitGroupProposals['proposals'] = [];
  for (const groups of merges.values()) {
    if (isTimeUp()) break;
    const servedSelections = servedWith(
      workforce,
      new Map(groups.flatMap(([first = '', ...rest]) => rest.map((unit) => [unit, first]))),
    );
    if (servedSelections > servedNow)
      proposals.push({ groups: groups.map((units) => [...units]), servedSelections });
  }
  return {
    servedNow,
    proposals: proposals
      .toSorted((a, b) => b.servedSelections - a.servedSelections)
      .slice(0, MOST_PROPOSALS),
  };
};
