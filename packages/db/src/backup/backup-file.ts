import type { Migration } from '../migrate.ts';

/**
 * A backup is a script that psql reads, too: a line about itself, one COPY per table, a line that says it is whole.
 * What the tables look like is not in it: the migrations it names make them.
 */
export interface BackupHead {
  readonly format: 1;
  readonly takenAt: string;
  readonly migrations: readonly Pick<Migration, 'checksum' | 'name'>[];
  /** The installation's key, without which second factors and resume codes are lost. In sealed backups only. */
  readonly secretKey?: string;
}

export interface BackupTail {
  readonly rows: Readonly<Record<string, number>>;
}

const HEAD = '-- Cadran backup ';
const TAIL = '-- Whole ';
export const END_OF_TABLE = String.raw`\.`;

export const headLine = (head: BackupHead): string => `${HEAD}${JSON.stringify(head)}\n`;
export const tailLine = (tail: BackupTail): string => `${TAIL}${JSON.stringify(tail)}\n`;

const parsed = (line: string, start: string): unknown =>
  line.startsWith(start) ? JSON.parse(line.slice(start.length)) : undefined;

export const readHead = (line: string): BackupHead => {
  const head = parsed(line, HEAD) as BackupHead | undefined;
  if (head?.format !== 1) throw new Error('This is not a backup of Cadran.');
  return head;
};

export const readTail = (line: string): BackupTail | undefined =>
  parsed(line, TAIL) as BackupTail | undefined;

const COPY = /^COPY (?:"[^"]+"|\w+) \([^)]*\) FROM stdin;$/;

/** The statement that puts a table's rows back, as it stands in the file. */
export const readCopy = (line: string): string => {
  if (!COPY.test(line)) throw new Error('The backup is damaged: a table was expected.');
  return line.slice(0, -1);
};
