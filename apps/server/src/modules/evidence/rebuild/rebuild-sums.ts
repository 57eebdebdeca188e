import { READING_STEP } from '@cadran/contract';
import type { Database, Tx } from '@cadran/db';
import { personNumbers } from '@cadran/scoring/evidence';
import { foldCell } from '../adding/fold-waiting.ts';
import { listAddedPeople } from '../queries/stored-people.ts';
import { deleteCell, type CellKey, insertWaiting } from '../queries/waiting.ts';
import { parseStoredAnswers } from '../../questionnaires/index.ts';
import { compareSums, type ComparedCell } from './compare-sums.ts';

const BATCH = 200;

/** Puts the people of a cell who are still stored back to wait. */
const putBack = async (tx: Tx, key: CellKey): Promise<void> => {
  for (let after: string | null = null; ;) {
    const batch = await listAddedPeople(tx, key.organizationId, after, BATCH);
    for (const { id, language, instrumentVersion, items, scores } of batch) {
      if (language !== key.language || instrumentVersion !== key.instrumentVersion) continue;
      const { answers, timings } = parseStoredAnswers(items);
      const { organizationId } = key;
      const own = personNumbers(answers, scores, timings).filter(({ kind }) => kind === key.kind);
      await insertWaiting(
        tx,
        { organizationId, questionnaireId: id, instrumentVersion, language },
        own,
      );
    }
    after = batch.at(-1)?.id ?? null;
    if (batch.length < BATCH) return;
  }
};

/** Fewer than a step of people would be read off by comparing the readings before and after. */
const wouldReveal = ({ running, stored }: ComparedCell): boolean => {
  const difference = Math.abs(running - stored);
  return difference > 0 && difference < READING_STEP;
};

export interface RebuiltCells {
  readonly rebuilt: readonly ComparedCell[];
  /** Left alone: right as they are, or so few people differ that a new reading would show them. */
  readonly kept: readonly ComparedCell[];
}

/** Makes sums that differ anew from what is stored. People who were erased since cannot be brought back. */
export const rebuildSums = async (database: Database, now: Date): Promise<RebuiltCells> => {
  const cells = await compareSums(database);
  const due = cells.filter((cell) => cell.state === 'differs' && !wouldReveal(cell));
  for (const { key } of due)
    await database.withTenant(
      key.organizationId,
      async (tx) => {
        await deleteCell(tx, key);
        await putBack(tx, key);
        await foldCell(tx, key, now);
      },
      600_000,
    );
  return { rebuilt: due, kept: cells.filter((cell) => !due.includes(cell)) };
};
