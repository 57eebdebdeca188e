import type { Readable } from 'node:stream';
import {
  type BackupHead,
  type BackupTail,
  END_OF_TABLE,
  readCopy,
  readHead,
  readTail,
} from './format.ts';

/** Rows of one table; read them to the end before asking for the next table. */
export interface TableRows {
  readonly copy: string;
  readonly rows: AsyncIterable<Buffer>;
}

interface OpenBackup {
  readonly head: BackupHead;
  /** Ends with an error if the file does. */
  tables(): AsyncGenerator<TableRows, BackupTail>;
}

const NEWLINE = 0x0a;
const TRUNCATED = 'The backup ends too early: it is not whole.';

/** Lines of a stream with their line ends; joins the chunks of a long line once. */
async function* linesOf(source: Readable): AsyncGenerator<Buffer> {
  let pieces: Buffer[] = [];
  for await (const chunk of source as AsyncIterable<Buffer>) {
    let from = 0;
    for (let at = chunk.indexOf(NEWLINE); at !== -1; at = chunk.indexOf(NEWLINE, from)) {
      yield Buffer.concat([...pieces, chunk.subarray(from, at + 1)]);
      pieces = [];
      from = at + 1;
    }
    if (from < chunk.length) pieces.push(chunk.subarray(from));
  }
  if (pieces.length > 0) throw new Error(TRUNCATED);
}

const END = Buffer.from(`${END_OF_TABLE}\n`);
const text = (line: Buffer): string => line.toString('utf8').trimEnd();

/** Reads the header; the rest is streamed. */
export const openBackup = async (source: Readable): Promise<OpenBackup> => {
  const lines = linesOf(source);
  const nextLine = async (): Promise<Buffer> => {
    const { value, done } = await lines.next();
    if (done) throw new Error(TRUNCATED);
    return value;
  };

  async function* rowsOfTable(): AsyncGenerator<Buffer> {
    for (let row = await nextLine(); !row.equals(END); row = await nextLine()) yield row;
  }

  async function* tables(): AsyncGenerator<TableRows, BackupTail> {
    for (;;) {
      const line = text(await nextLine());
      const tail = readTail(line);
      if (tail) return tail;
      yield { copy: readCopy(line), rows: rowsOfTable() };
    }
  }

  return { head: readHead(text(await nextLine())), tables };
};
