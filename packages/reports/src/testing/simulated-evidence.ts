import type { Evidence } from '@cadran/contract';
import {
  buildPanels,
  type EvidenceSources,
  readingOfPeople,
  SCORE_BINS,
} from '@cadran/scoring/evidence';
import { outcomePairs, outcomeTriples, type SimulatedPerson } from '@cadran/scoring/simulation';

const READ_AT = new Date('2026-11-12T09:00:00Z');
const OF = { organizationId: '', readAt: READ_AT } as const;
const FITS = 70;

type Selection = EvidenceSources['selections'][number];

/** Selection of one group of simulated people. */
const selectionOf = (
  people: readonly SimulatedPerson[],
  sex: SimulatedPerson['sex'],
): Selection => {
  const group = people.filter((person) => person.sex === sex);
  const scores = Array.from({ length: SCORE_BINS }, () => 0);
  for (const { overall } of group) {
    const bin = Math.round(overall);
    scores[bin] = (scores[bin] ?? 0) + 1;
  }
  return {
    ...OF,
    name: [{ dimension: 'sex', group: sex }],
    people: group.length,
    fits: group.filter(({ overall }) => overall >= FITS).length,
    shortlisted: null,
    hired: group.filter(({ performance }) => performance !== null).length,
    scores,
  };
};

/** What an installation knows of simulated people, in one reading without steps. */
export const simulatedEvidence = async (
  people: readonly SimulatedPerson[],
  more: Partial<EvidenceSources> = {},
): Promise<Evidence> => ({
  organizationId: null,
  organizations: people.length === 0 ? 0 : 1,
  instrumentVersion: 3,
  instrumentVersions: [3],
  ...buildPanels({
    reading: readingOfPeople(people, READ_AT),
    groupTables: [],
    retests: [],
    selections:
      people.length === 0 ? [] : [selectionOf(people, 'female'), selectionOf(people, 'male')],
    oversight: [],
    outcomes: [
      {
        ...OF,
        months: 6,
        outcome: 'performance',
        pairs: outcomePairs(people),
        withSkills: outcomeTriples(people),
      },
    ],
    ...more,
  }),
});

/** People who answered twice, decisions and group tables as an installation in use has them. */
export const SOURCES_IN_USE: Partial<EvidenceSources> = {
  retests: [
    {
      ...OF,
      people: 80,
      sameVerdict: 62,
      scores: [
        // r = 0.8: sums of standardised scores around 60.
        { score: 'overall', pairs: pairsWith(80, 0.8) },
        { score: 'personality', pairs: pairsWith(80, 0.75) },
      ],
    },
  ],
  oversight: [
    {
      readAt: READ_AT,
      decided: 120,
      againstVerdict: 18,
      underOneMinute: 30,
      told: 90,
      changedAfterTold: 2,
      campaigns: 12,
      targetsChanged: 1,
    },
  ],
};

/** Sums of so many pairs with mean 60, deviation 10 and a correlation of r. */
function pairsWith(people: number, r: number) {
  const squares = people * 60 ** 2 + (people - 1) * 10 ** 2;
  return {
    people,
    x: people * 60,
    y: people * 60,
    xx: squares,
    yy: squares,
    xy: people * 60 ** 2 + (people - 1) * 10 ** 2 * r,
  };
}
