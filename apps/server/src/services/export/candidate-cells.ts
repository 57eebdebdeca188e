import { type CampaignQuestion, type Language, SCORED_SECTIONS } from '@cadran/contract';
import { type CandidateMessages, candidates } from '@cadran/i18n/candidates';
import { type DossierMessages, dossier } from '@cadran/i18n/dossier';
import { inLanguage } from '@cadran/reports';
import type { ExportedRow } from '../../queries/export-candidates.ts';
import { formulaSafe } from './formula-safe.ts';

/** A number stays one; a missing one leaves its cell empty. */
export type Cell = string | number | null;

const day = (date: Date | null): string | null => date?.toISOString().slice(0, 10) ?? null;

interface Reading {
  readonly words: CandidateMessages;
  readonly facts: DossierMessages;
  readonly questions: readonly CampaignQuestion[];
  readonly language: Language;
}

/** As it was answered: a word, a number of the scale, a text. */
const answerCell = (answer: unknown, { yes, no }: DossierMessages): Cell => {
  if (typeof answer === 'boolean') return answer ? yes : no;
  return typeof answer === 'string' || typeof answer === 'number' ? answer : null;
};

const cellsOf = (row: ExportedRow, { words, facts, questions }: Reading): Cell[] => [
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
  ...questions.map(({ id }) => answerCell(row.questions?.[id], facts)),
  row.id,
];

const headOf = ({ words: { columns: c, sections }, questions, language }: Reading): string[] => [
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
  ...questions.map(({ text }) => formulaSafe(inLanguage(text, language))),
  c.id,
];

const safe = (cell: Cell): Cell => (typeof cell === 'string' ? formulaSafe(cell) : cell);

/** The lines of an export in the reader's language, one batch after the other; own questions have their columns. */
export const exportedLines = async function* (
  batches: AsyncIterable<readonly ExportedRow[]>,
  questions: readonly CampaignQuestion[],
  language: Language,
): AsyncGenerator<readonly (readonly Cell[])[]> {
  const [words, facts] = await Promise.all([candidates.load(language), dossier.load(language)]);
  const reading = { words, facts, questions, language };
  yield [headOf(reading)];
  for await (const batch of batches) yield batch.map((row) => cellsOf(row, reading).map(safe));
};
