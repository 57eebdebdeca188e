import { EVIDENCE_NEEDED, READING_STEP } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import type { GroupSelection } from '@cadran/evidence';
import { type OversightCounts, SCORE_BINS } from '@cadran/scoring/evidence';
import type { Services } from '../../../http/context.ts';
import { listReadings, type ReadingRow, saveReading } from '../queries/readings.ts';
import { countDecisions, countSelection } from '../queries/selection.ts';
import { listOptedIn } from '../queries/sums.ts';

type Selection = Omit<GroupSelection, 'organizationId' | 'readAt'>;
type Decisions = Omit<OversightCounts, 'readAt'>;

const OVERSIGHT = 'oversight';

/** Counts by score put together by group. */
const selectionsOf = (counted: Awaited<ReturnType<typeof countSelection>>): Selection[] => {
  const groups = new Map<string, Selection & { scores: number[] }>();
  for (const { name, score, people, fits, shortlisted, hired } of counted) {
    const key = JSON.stringify(name);
    const before = groups.get(key);
    const scores = before?.scores ?? Array.from({ length: SCORE_BINS }, () => 0);
    if (score !== null) scores[score] = (scores[score] ?? 0) + people;
    groups.set(key, {
      name,
      people: (before?.people ?? 0) + people,
      fits: (before?.fits ?? 0) + fits,
      shortlisted: (before?.shortlisted ?? 0) + shortlisted,
      hired: (before?.hired ?? 0) + hired,
      scores,
    });
  }
  return [...groups.values()];
};

const nobody = ({ name }: Selection): Selection => ({
  name,
  people: 0,
  fits: 0,
  shortlisted: 0,
  hired: 0,
  scores: [],
});

/** The first from so many people; then whenever at least 30 more or fewer are counted, of enough. */
const isDue = (people: number, former: ReadingRow | undefined, first: number): boolean =>
  people >= first && (!former || Math.abs(people - former.people) >= READING_STEP);

const refreshOrganization = async (tx: Tx, organizationId: string, now: Date): Promise<void> => {
  const former = new Map((await listReadings(tx, [organizationId])).map((row) => [row.name, row]));
  const decisions: Decisions = await countDecisions(tx, organizationId);
  const current = [
    ...selectionsOf(await countSelection(tx, organizationId)).map((selection) => ({
      name: `impact ${selection.name.map(({ dimension, group }) => `${dimension}:${group}`).join(' ')}`,
      people: selection.people,
      figures: { ...selection },
      first: EVIDENCE_NEEDED.impact,
    })),
    {
      name: OVERSIGHT,
      people: decisions.decided,
      figures: { ...decisions },
      first: EVIDENCE_NEEDED.oversight,
    },
  ];
  for (const { name, people, figures, first } of current)
    if (isDue(people, former.get(name), first))
      await saveReading(tx, { organizationId, name, people, readAt: now, figures });
  // Groups that are too small are named without a figure: who is missing is part of the panel.
  for (const { name, people, figures } of current)
    if (!former.has(name) && people < EVIDENCE_NEEDED.impact && 'scores' in figures)
      await saveReading(tx, {
        organizationId,
        name,
        people: 0,
        readAt: now,
        figures: nobody(figures),
      });
};

export const refreshReadings = async ({
  database,
  clock,
}: Pick<Services, 'database' | 'clock'>): Promise<void> => {
  const organizations = await database.withPlatform((tx) => listOptedIn(tx, null));
  for (const id of organizations)
    await database.withTenant(id, (tx) => refreshOrganization(tx, id, clock()));
};

const isSelection = (figures: object): figures is Selection => 'scores' in figures;
const isDecisions = (figures: object): figures is Decisions => 'decided' in figures;

/** The last readings of some organisations. */
export const readLastReadings = async (tx: Tx, organizationIds: readonly string[]) => {
  const rows = await listReadings(tx, organizationIds);
  return {
    selections: rows.flatMap(({ organizationId, readAt, figures }): GroupSelection[] =>
      isSelection(figures) ? [{ ...figures, organizationId, readAt }] : [],
    ),
    oversight: rows.flatMap(({ readAt, figures }): OversightCounts[] =>
      isDecisions(figures) ? [{ ...figures, readAt }] : [],
    ),
  };
};
