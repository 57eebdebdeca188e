import type { Credentials } from '../dialogs/credentials-dialog.tsx';

/** Prevents formula injection in spreadsheets. */
const escapeFormula = (cell: string): string => (/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell);
const quoteCell = (cell: string): string => `"${escapeFormula(cell).replaceAll('"', '""')}"`;

/** With a byte order mark, by which spreadsheets detect UTF-8. */
export const credentialsCsv = (
  header: readonly [string, string],
  credentials: readonly Credentials[],
  separator: ';' | ',',
): string => {
  const rows = [
    header,
    ...credentials.map(({ identifier, password }) => [identifier, password] as const),
  ];
  return `\u{FEFF}${rows.map((row) => row.map(quoteCell).join(separator)).join('\r\n')}\r\n`;
};
