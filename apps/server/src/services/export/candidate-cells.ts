import { type Language, SCORED_SECTIONS } from '@cadran/contract';
import { type CandidateMessages, candidates } from '@cadran/i18n/candidates';
import type { ExportedRow } from '../../queries/export-candidates.ts';
import { formulaSafe } from './formula-safe.ts';

/** A number stays one; a missing one leaves its cell empty. */
export type Cell = string | number | null;

const day = (date: Date | null): string | null => date?.toISOString().slice(0, 10) ?? null;

const cellsOf = (row: ExportedRow, words: CandidateMessages): Cell[] => [
  row.contact.lastName ?? null,
  row.contact.firstName ?? null,
  row.contact.email ?? null,
  row.contact.phone ?? null,
  words.statuses[row.status],
  row.language,
  day(row.openedAt),
  day(row.completedAt),
  row.overall,
  row.verdict && words.verdicts[row.verdict],
  row.quality && words.quality[row.quality],
  ...SCORED_SECTIONS.map((section) => row.sections?.[section] ?? null),
  words.decisions[row.decision],
  row.decisionNote,
  row.deciderName,
  day(row.decidedAt),
  row.id,
];

const headOf = ({ columns: c, sections }: CandidateMessages): string[] => [
  c.lastName,
  c.firstName,
  c.email,
  c.phone,
  c.status,
  c.language,
  c.openedAt,
  c.completedAt,
  c.overall,
  c.verdict,
  c.quality,
  ...SCORED_SECTIONS.map((section) => sections[section]),
  c.decision,
  c.decisionNote,
  c.decidedBy,
  c.decidedAt,
  c.id,
];

const safe = (cell: Cell): Cell => (typeof cell === 'string' ? formulaSafe(cell) : cell);

/** The lines of an export in the reader's language, one batch after the other. */
export const exportedLines = async function* (
  batches: AsyncIterable<readonly ExportedRow[]>,
  language: Language,
): AsyncGenerator<readonly (readonly Cell[])[]> {
  const words = await candidates.load(language);
  yield [headOf(words)];
  for await (const batch of batches) yield batch.map((row) => cellsOf(row, words).map(safe));
};
