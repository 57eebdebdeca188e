import {
  AGE_GROUPS,
  EVIDENCE_NEEDED,
  type GroupAnswers,
  RETEST_PARTS,
  type RetestPart,
} from '@cadran/contract';
import { seededRandom } from '@cadran/instruments/seeded-random';
import { INSTRUMENTS_VERSION } from '@cadran/instruments/version';
import { fitVerdict } from '@cadran/scoring';
import { normal, type Random, type SimulatedPerson, toScale } from '@cadran/scoring/simulation';
import { itemChanges, selectionChanges } from '../../src/modules/group-statistics/count-groups.ts';
import { sumsChanges } from '../../src/modules/outcomes/score-sums.ts';
import { retestChanges } from '../../src/modules/retests/completing/retest-sums.ts';
import type { SumsChange } from '../../src/modules/stepped-sums/index.ts';
import { packNumbers } from '../../src/modules/stepped-sums/pack-numbers.ts';

const SEED = 26;
/** Every tenth answers a second time, and scores so many points off. */
const RETESTED = 10;
const RETEST_NOISE = 6;
const DISABLED_SHARE = 0.12;
const STAYED_SHARE = 0.85;

const formOf = ({ sex }: SimulatedPerson, random: Random): GroupAnswers => ({
  sex,
  age_band: AGE_GROUPS[Math.floor(random() * AGE_GROUPS.length)] ?? null,
  disability: random() < DISABLED_SHARE ? 'yes' : 'no',
});

const groupChanges = (person: SimulatedPerson, organizationId: string, random: Random) => {
  const answers = formOf(person, random);
  const score = Math.round(person.overall);
  const fits = fitVerdict(score) === 'fits';
  return [
    ...itemChanges({ organizationId }, answers, INSTRUMENTS_VERSION, person.sheet),
    ...selectionChanges({ organizationId }, answers, { score, fits }, random()),
  ];
};

/** Performance as simulated; that somebody stays, works with others or learns has nothing to do with the score. */
const outcomeChanges = (person: SimulatedPerson, organizationId: string, random: Random) => {
  if (person.performance === null) return [];
  const counted = { overall: Math.round(person.overall), skills: Math.round(person.skills) };
  const rating = (): number => toScale(3 + normal(random), 1, 5);
  const entered = {
    stayed: random() < STAYED_SHARE,
    ratings: { performance: person.performance, teamwork: rating(), learning: rating() },
  };
  return sumsChanges(organizationId, 6, counted, null, entered);
};

const secondAnswering = (person: SimulatedPerson, organizationId: string, random: Random) => {
  const { kind, numbers } = person.numbers.find((one) => one.kind.startsWith('scores/')) ?? {};
  const [, sections = ''] = kind?.split('/') ?? [];
  const scores = new Map(sections.split('+').map((section, i) => [section, numbers?.[i + 1]]));
  const answering = (noise: () => number) => {
    const overall = toScale(Math.round(person.overall) + noise(), 0, 100);
    return {
      overall,
      verdict: fitVerdict(overall),
      sections: Object.fromEntries(
        RETEST_PARTS.map((part) => [part, toScale((scores.get(part) ?? 50) + noise(), 0, 100)]),
      ) as Record<RetestPart, number>,
    };
  };
  const first = answering(() => 0);
  const second = answering(() => RETEST_NOISE * normal(random));
  return retestChanges(organizationId, INSTRUMENTS_VERSION, first, second);
};

/** What groups, outcomes and second answerings of the simulated people add up to. */
export const simulatedUse = (people: readonly SimulatedPerson[], organizationId: string) => {
  const random = seededRandom(SEED);
  const kinds = new Map<string, { people: number; numbers: Float64Array }>();
  const add = ({ kind, length, add: addTo }: SumsChange): void => {
    const sums = kinds.get(kind) ?? { people: 0, numbers: new Float64Array(length) };
    addTo(sums.numbers);
    kinds.set(kind, { ...sums, people: sums.people + 1 });
  };
  for (const [place, person] of people.entries()) {
    groupChanges(person, organizationId, random).forEach(add);
    outcomeChanges(person, organizationId, random).forEach(add);
    if (place % RETESTED === 0) secondAnswering(person, organizationId, random).forEach(add);
  }
  return [...kinds]
    .filter(([, sums]) => sums.people >= EVIDENCE_NEEDED.impact)
    .map(([kind, { people: counted, numbers }]) => ({
      organizationId,
      kind,
      people: counted,
      numbers: packNumbers(numbers),
    }));
};
