import type { Credentials } from '../credentials-dialog.tsx';

/** A spreadsheet takes a cell that begins like a formula for one (security.md, row 22). */
const harmless = (cell: string): string => (/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell);
const quoted = (cell: string): string => `"${harmless(cell).replaceAll('"', '""')}"`;

/** With the mark by which spreadsheets know UTF-8, and the separator of the reader's language. */
export const credentialsCsv = (
  header: readonly [string, string],
  credentials: readonly Credentials[],
  separator: ';' | ',',
): string => {
  const rows = [
    header,
    ...credentials.map(({ identifier, password }) => [identifier, password] as const),
  ];
  return `\u{FEFF}${rows.map((row) => row.map(quoted).join(separator)).join('\r\n')}\r\n`;
};
