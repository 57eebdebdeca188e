import type { Evidence, OrganizationEvidence } from '@cadran/contract';
import {
  buildOrganizationPanels,
  buildPanels,
  type OrganizationSources,
  readingOfPeople,
  SCORE_BINS,
} from '@cadran/scoring/evidence';
import type { SimulatedPerson } from '@cadran/scoring/simulation';

const READ_AT = new Date('2026-11-12T09:00:00Z');
const OF = { organizationId: '', readAt: READ_AT } as const;
const FITS = 70;

type Selection = OrganizationSources['selections'][number];

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
    hired: group.filter(({ hired }) => hired).length,
    scores,
  };
};

/** What an installation knows of simulated people, in one reading without steps. */
export const simulatedEvidence = async (people: readonly SimulatedPerson[]): Promise<Evidence> => ({
  organizations: people.length === 0 ? 0 : 1,
  instrumentVersion: 3,
  instrumentVersions: [3],
  ...buildPanels({
    reading: readingOfPeople(people, READ_AT),
    groupTables: [],
  }),
});

/** What an organisation whose candidates they are knows, in one reading. */
export const simulatedOrganization = (
  people: readonly SimulatedPerson[],
  oversight: OrganizationSources['oversight'] = [],
): OrganizationEvidence =>
  buildOrganizationPanels({
    reading: readingOfPeople(people, READ_AT),
    selections:
      people.length === 0 ? [] : [selectionOf(people, 'female'), selectionOf(people, 'male')],
    oversight,
  });

/** Decisions of an organisation that has used it for a while. */
export const DECISIONS: OrganizationSources['oversight'] = [
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
];
