import { MAIL_LIMITS, type ParsedRecipients, recipient } from '@cadran/contract';
import { invalid } from '../../../http/app-error.ts';
import { COLUMNS, parseCsv, normalizeWord } from '../../spreadsheets/index.ts';

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

/** "Name <address>", without a regular expression: one would backtrack badly on many spaces. */
const parseBracketed = (text: string): Mailbox | null => {
  const whole = text.trim();
  const open = whole.lastIndexOf('<');
  if (open < 0 || !whole.endsWith('>')) return null;
  return { name: whole.slice(0, open).trim(), email: whole.slice(open + 1, -1).trim() };
};

/** Drops quotation marks; "Martin, Zoé" becomes "Zoé Martin". */
const toDisplayName = (name: string): string => {
  const [last = '', first] = name.replaceAll('"', '').split(',', 2);
  return first === undefined ? last.trim() : `${first.trim()} ${last.trim()}`;
};

/** "Name <address>", or an address alone. */
const parseMailbox = (line: number, text: string): Entry => {
  const found = parseBracketed(text);
  return found
    ? { line, email: found.email, name: toDisplayName(found.name) }
    : { line, email: text.trim(), name: '' };
};

/** Outlook's "Martin, Zoé <zoe@…>". */
const isSurnameFirst = (text: string): boolean => {
  const parts = parseBracketed(text)?.name.split(',') ?? [];
  return parts.length === 2 && parts.every((part) => part.trim() !== '' && !/["<>@]/.test(part));
};

/** Comma-separated parts; commas inside quotation marks do not separate. */
const PARTS = /(?:"[^"]*"|[^",])+/g;

const splitLine = (content: string): string[] =>
  content
    .split(/[;\t]/)
    .flatMap((piece) => (isSurnameFirst(piece) ? [piece] : (piece.match(PARTS) ?? [])));

/** A table whose header has an address column; unknown columns are ignored. Null if there is none. */
const parseTable = (text: string): Entry[] | null => {
  const [header, ...rows] = parseCsv(text, { relaxQuotes: true }) ?? [];
  const columns = header?.cells.map(normalizeWord) ?? [];
  const indexOf = (words: ReadonlySet<string>) => columns.findIndex((word) => words.has(word));
  const email = indexOf(EMAIL_WORDS);
  if (email < 0) return null;
  const names = [indexOf(FIRST_NAME_WORDS), indexOf(LAST_NAME_WORDS)];
  return rows.map(({ line, cells }) => ({
    line,
    email: cells[email] ?? '',
    name: names
      .map((index) => cells[index] ?? '')
      .filter(Boolean)
      .join(' '),
  }));
};

/** With one plain address among the cells, the other cells are the name. */
const parseCells = (line: number, cells: readonly string[]): Entry[] => {
  const addresses = cells.filter((cell) => cell.includes('@'));
  const [only] = addresses;
  if (only === undefined || addresses.length > 1 || only.includes('<'))
    return cells.map((cell) => parseMailbox(line, cell));
  return [{ line, email: only, name: cells.filter((cell) => cell !== only).join(' ') }];
};

const parseLines = (text: string): Entry[] =>
  text.split('\n').flatMap((content, index) =>
    parseCells(
      index + 1,
      splitLine(content)
        .map((part) => part.trim())
        .filter((part) => part !== ''),
    ),
  );

/** Parses pasted addresses or a CSV table; invalid entries are reported with their line. */
export const parseRecipients = (pasted: string): ParsedRecipients => {
  const text = pasted.replaceAll(/\r\n?/g, '\n').replace(/^\uFEFF/, '');
  const entries = parseTable(text) ?? parseLines(text);
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
