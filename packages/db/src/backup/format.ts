import type { Migration } from '../setup/migrate.ts';

/**
 * A backup is a psql script: a header line, one COPY per table, a closing line. The migrations named in the header
 * create the schema.
 */
export interface BackupHead {
  readonly format: 1;
  readonly takenAt: string;
  readonly migrations: readonly Pick<Migration, 'checksum' | 'name'>[];
  /** The installation's key, needed for second factors and return codes. In encrypted backups only. */
  readonly secretKey?: string;
}

export interface BackupTail {
  readonly rows: Readonly<Record<string, number>>;
}

const HEAD = '-- Cadran backup ';
const TAIL = '-- Whole ';
export const END_OF_TABLE = String.raw`\.`;

/** Another file was named by mistake. */
export class NotABackupError extends Error {}

export const headLine = (head: BackupHead): string => `${HEAD}${JSON.stringify(head)}\n`;
export const tailLine = (tail: BackupTail): string => `${TAIL}${JSON.stringify(tail)}\n`;

const parsed = (line: string, start: string): unknown =>
  line.startsWith(start) ? JSON.parse(line.slice(start.length)) : undefined;

export const readHead = (line: string): BackupHead => {
  const head = parsed(line, HEAD) as BackupHead | undefined;
  if (head?.format !== 1) throw new NotABackupError('This is not a backup of Cadran.');
  return head;
};

export const readTail = (line: string): BackupTail | undefined =>
  parsed(line, TAIL) as BackupTail | undefined;

const COPY = /^COPY (?:"[^"]+"|\w+) \([^)]*\) FROM stdin;$/;

/** The COPY statement of a table, as it is written in the file. */
export const readCopy = (line: string): string => {
  if (!COPY.test(line)) throw new Error('The backup is damaged: a table was expected.');
  return line.slice(0, -1);
};
