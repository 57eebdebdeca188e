import { readEncryptedFile } from '../../packages/db/src/backup/encrypted-file.ts';
import { openBackup } from '../../packages/db/src/backup/read-backup.ts';

type Row = Readonly<Record<string, string>>;
export type BackupRows = ReadonlyMap<string, readonly Row[]>;

const COPY = /^COPY "?([^" ]+)"? \((.*)\) FROM stdin$/u;

/** Every row of a backup, by table; values as PostgreSQL writes them. */
export const readBackupRows = async (path: string): Promise<BackupRows> => {
  const tables = new Map<string, Row[]>();
  const backup = await openBackup(await readEncryptedFile(path, undefined));
  for await (const { copy, rows } of backup.tables()) {
    const [, table = '', names = ''] = COPY.exec(copy) ?? [];
    const columns = names.split(', ');
    const read: Row[] = [];
    for await (const line of rows) {
      const values = line.toString('utf8').replace(/\n$/u, '').split('\t');
      read.push(Object.fromEntries(columns.map((column, index) => [column, values[index] ?? ''])));
    }
    tables.set(table, read);
  }
  return tables;
};

/** Rows of a table that a later backup no longer has, in the columns of the former. */
export const lostRows = (before: BackupRows, after: BackupRows): readonly string[] =>
  [...before].flatMap(([table, rows]) => {
    const columns = Object.keys(rows[0] ?? {});
    const shown = (row: Row): string =>
      `${table} ${JSON.stringify(columns.map((name) => row[name] ?? 'no such column'))}`;
    const kept = new Set((after.get(table) ?? []).map(shown));
    return rows.map(shown).filter((row) => !kept.has(row));
  });
