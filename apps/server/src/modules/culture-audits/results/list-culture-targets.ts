import type { CultureTargetSource } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import { steppedScores } from '@cadran/scoring';
import { listClosedResults, listSingleValueCells } from '../queries/snapshots.ts';
import { filteredUnits } from './grouped-units.ts';
import { isCombinable } from './shown-groups.ts';

type Choice = CultureTargetSource['choices'][number];

/** Culture targets from closed campaigns, the latest first: of the whole organisation and of each served unit. */
export const listCultureTargets = async (
  tx: Tx,
  wanted: Parameters<typeof listClosedResults>[1],
): Promise<{ readonly items: CultureTargetSource[]; readonly total: number }> => {
  const { rows: closed, total } = await listClosedResults(tx, wanted);
  const cells = Map.groupBy(
    await listSingleValueCells(
      tx,
      closed.map(({ snapshot }) => snapshot),
    ),
    ({ campaignId }) => campaignId,
  );
  const items = closed.map(({ snapshot, takenAt, name, ...campaign }): CultureTargetSource => {
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
    return {
      campaignId: snapshot.campaignId,
      campaignName: name,
      roundedDown: !isCombinable(campaign),
      takenAt: takenAt.toISOString(),
      choices: [
        ...choiceOf('', { unitId: null, name: null }),
        ...filteredUnits(campaign).flatMap((unit) =>
          choiceOf(`unit=${unit.id}`, { unitId: unit.id, name: unit.name }),
        ),
      ],
    };
  });
  return { items, total };
};
