import { MAIL_LIMITS, type ParsedRecipients, recipient } from '@cadran/contract';
import { invalid } from '../../app-error.ts';
import { csvRows } from '../csv-rows.ts';
import { COLUMNS, plainWord } from '../user-csv-words.ts';

interface Entry {
  readonly line: number;
  readonly email: string;
  readonly name: string;
}

const EMAIL_WORDS: ReadonlySet<string> = new Set([...COLUMNS.email, 'adresse', 'address']);
const FIRST_NAME_WORDS = new Set(['prenom', 'first name', 'firstname', 'given name']);
const LAST_NAME_WORDS = new Set([
  'nom',
  'nom de famille',
  'last name',
  'lastname',
  'surname',
  'family name',
  'name',
  'nom complet',
  'full name',
]);

interface Mailbox {
  readonly name: string;
  readonly email: string;
}

/** "Name <address>", read by its brackets: a pattern with room for spaces on all sides takes for ever on many spaces. */
const bracketed = (text: string): Mailbox | null => {
  const whole = text.trim();
  const open = whole.lastIndexOf('<');
  if (open < 0 || !whole.endsWith('>')) return null;
  return { name: whole.slice(0, open).trim(), email: whole.slice(open + 1, -1).trim() };
};

/** Without its quotation marks, and "Martin, Zoé" in the order in which people say it. */
const spoken = (name: string): string => {
  const [last = '', first] = name.replaceAll('"', '').split(',', 2);
  return first === undefined ? last.trim() : `${first.trim()} ${last.trim()}`;
};

/** "Name <address>", or an address alone. */
const mailbox = (line: number, text: string): Entry => {
  const found = bracketed(text);
  return found
    ? { line, email: found.email, name: spoken(found.name) }
    : { line, email: text.trim(), name: '' };
};

/** Outlook's "Martin, Zoé <zoe@…>": a name of two parts, and no address or quotation in it. */
const isSurnameFirst = (text: string): boolean => {
  const parts = bracketed(text)?.name.split(',') ?? [];
  return parts.length === 2 && parts.every((part) => part.trim() !== '' && !/["<>@]/.test(part));
};

/** What a comma divides; in a name in quotation marks it is part of the name. */
const PARTS = /(?:"[^"]*"|[^",])+/g;

/** Several on a line, between semicolons, tabs or commas. */
const partsOf = (content: string): string[] =>
  content
    .split(/[;\t]/)
    .flatMap((piece) => (isSurnameFirst(piece) ? [piece] : (piece.match(PARTS) ?? [])));

/** A spreadsheet with a header that names a column of addresses; others are passed over. */
const fromTable = (text: string): Entry[] | null => {
  const [header, ...rows] = csvRows(text, { relaxQuotes: true }) ?? [];
  const columns = header?.cells.map(plainWord) ?? [];
  const place = (words: ReadonlySet<string>) => columns.findIndex((word) => words.has(word));
  const email = place(EMAIL_WORDS);
  if (email < 0) return null;
  const names = [place(FIRST_NAME_WORDS), place(LAST_NAME_WORDS)];
  return rows.map(({ line, cells }) => ({
    line,
    email: cells[email] ?? '',
    name: names
      .map((index) => cells[index] ?? '')
      .filter(Boolean)
      .join(' '),
  }));
};

/** One address and something beside it, as in a table without a header: what is beside it is the name. */
const fromCells = (line: number, cells: readonly string[]): Entry[] => {
  const addresses = cells.filter((cell) => cell.includes('@'));
  const [only] = addresses;
  if (only === undefined || addresses.length > 1 || only.includes('<'))
    return cells.map((cell) => mailbox(line, cell));
  return [{ line, email: only, name: cells.filter((cell) => cell !== only).join(' ') }];
};

/** What people paste out of a mail program: a line or a separator between two of them. */
const fromLines = (text: string): Entry[] =>
  text.split('\n').flatMap((content, index) =>
    fromCells(
      index + 1,
      partsOf(content)
        .map((part) => part.trim())
        .filter((part) => part !== ''),
    ),
  );

/** Reads addresses as people have them. What is none is told with its line; an address twice is one. */
export const parseRecipients = (pasted: string): ParsedRecipients => {
  const text = pasted.replaceAll(/\r\n?/g, '\n').replace(/^\uFEFF/, '');
  const entries = fromTable(text) ?? fromLines(text);
  const found = new Map<string, { email: string; name: string }>();
  const refused: ParsedRecipients['refused'] = [];
  for (const { line, email, name } of entries) {
    const parsed = recipient.safeParse({ email, name });
    if (!parsed.success)
      refused.push({
        line,
        text: (email || name).slice(0, 120),
        rule: email ? 'email' : 'required',
      });
    else if (!found.has(parsed.data.email)) found.set(parsed.data.email, parsed.data);
  }
  if (found.size > MAIL_LIMITS.recipients)
    throw invalid({ text: `max_items:${MAIL_LIMITS.recipients}` });
  return { recipients: [...found.values()], refused };
};
