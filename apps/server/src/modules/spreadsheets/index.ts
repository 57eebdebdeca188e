/** Reads and writes CSV and XLSX. No tables; callers authorise. */
export { parseCsv } from './parse-csv.ts';
export { csvStream } from './csv-stream.ts';
export {
  type Column,
  COLUMNS,
  LANGUAGE_WORDS,
  normalizeWord,
  ROLE_WORDS,
  YES_NO_WORDS,
} from './csv-words.ts';
export { type Cell, escapeFormula } from './escape-formula.ts';
export { xlsxStream } from './xlsx-stream.ts';
