import type { Readable } from 'node:stream';
import { type BackupTail, NotABackupError } from './format.ts';
import { openBackup } from './read-backup.ts';

export const hasRowsOf = ({ rows }: BackupTail, counted: readonly number[]): boolean => {
  const expected = Object.values(rows);
  return expected.length === counted.length && expected.every((count, at) => count === counted[at]);
};

const readToEnd = async (source: Readable): Promise<void> => {
  const tables = (await openBackup(source)).tables();
  const counted: number[] = [];
  for (;;) {
    const next = await tables.next();
    if (next.done) {
      if (!hasRowsOf(next.value, counted)) throw new Error('Rows are missing.');
      return;
    }
    let count = 0;
    for await (const row of next.value.rows) if (row.length > 0) count += 1;
    counted.push(count);
  }
};

/** Reads a backup to its end, so that a damaged one is refused before anything is created. */
export const verifyBackup = async (source: Readable): Promise<void> => {
  try {
    await readToEnd(source);
  } catch (error) {
    if (error instanceof NotABackupError) throw error;
    throw new Error('This file is damaged; nothing was restored.', { cause: error });
  }
};
