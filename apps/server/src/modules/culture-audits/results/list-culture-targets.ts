import type { CultureTargetSource } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import { steppedScores } from '@cadran/scoring';
import { listClosedResults, listSingleValueCells } from '../queries/snapshots.ts';
import { filteredUnits } from './grouped-units.ts';
import { isCombinable } from './shown-groups.ts';

type Choice = CultureTargetSource['choices'][number];

interface TargetFilter {
  readonly organizationId: string;
  readonly campaignId?: string;
}

/** Culture targets from closed campaigns: of the whole organisation and of each served unit. */
export const listCultureTargets = async (
  tx: Tx,
  wanted: TargetFilter,
): Promise<CultureTargetSource[]> => {
  const sources: CultureTargetSource[] = [];
  const closed = await listClosedResults(tx, wanted);
  const cells = Map.groupBy(
    await listSingleValueCells(
      tx,
      closed.map(({ snapshot }) => snapshot),
    ),
    ({ campaignId }) => campaignId,
  );
  for (const { snapshot, name, ...campaign } of closed) {
    if (snapshot.takenAt === null) continue;
    const rows = new Map(cells.get(snapshot.campaignId)?.map((row) => [row.cell, row]));
    const choiceOf = (cell: string, of: Pick<Choice, 'unitId' | 'name'>): Choice[] => {
      const row = rows.get(cell);
      if (!row) return [];
      return [
        {
          ...of,
          respondents: row.people,
          perceived: steppedScores(row.perceived, 1),
          desired: steppedScores(row.desired, 1),
        },
      ];
    };
    const choices = [
      ...choiceOf('', { unitId: null, name: null }),
      ...filteredUnits(campaign).flatMap((unit) =>
        choiceOf(`unit=${unit.id}`, { unitId: unit.id, name: unit.name }),
      ),
    ];
    if (choices.length > 0)
      sources.push({
        campaignId: snapshot.campaignId,
        campaignName: name,
        roundedDown: !isCombinable(campaign, snapshot),
        takenAt: snapshot.takenAt.toISOString(),
        choices,
      });
  }
  return sources.toSorted((a, b) => (a.takenAt < b.takenAt ? 1 : -1));
};
