import { type CampaignQuestion, type Language, SCORED_SECTIONS } from '@cadran/contract';
import { type CandidateMessages, candidates } from '@cadran/i18n/candidates';
import { type DataExportMessages, dataExport } from '@cadran/i18n/data-export';
import { answerCell, inLanguage } from '@cadran/reports';
import type { ExportedRow } from '../queries/export-candidates.ts';
import { type Cell, escapeFormula } from '../../spreadsheets/index.ts';

const formatDay = (date: Date | null): string | null => date?.toISOString().slice(0, 10) ?? null;

/** A share as whole percents. */
const toPercent = (share: number | null): number | null =>
  share === null ? null : Math.round(100 * share);

interface ExportContext {
  readonly words: CandidateMessages;
  readonly facts: DataExportMessages;
  readonly questions: readonly CampaignQuestion[];
  readonly language: Language;
}

const candidateCells = (row: ExportedRow, { words, facts, questions }: ExportContext): Cell[] => [
  row.contact.lastName ?? null,
  row.contact.firstName ?? null,
  row.contact.email ?? null,
  row.contact.phone ?? null,
  words.statuses[row.status],
  row.language,
  formatDay(row.openedAt),
  formatDay(row.completedAt),
  row.overall,
  row.verdict && words.verdicts[row.verdict],
  row.intervalLow,
  row.intervalHigh,
  row.certainty && words.certainties[row.certainty],
  toPercent(row.verdictShare),
  row.secondVerdict && words.verdicts[row.secondVerdict],
  toPercent(row.secondShare),
  row.quality && words.quality[row.quality],
  ...SCORED_SECTIONS.map((section) => row.sections?.[section] ?? null),
  words.decisions[row.decision],
  row.decisionNote,
  row.deciderName,
  formatDay(row.decidedAt),
  ...questions.map((question) => answerCell(question, row.questions?.[question.id], facts)),
  row.id,
];

const headerCells = ({
  words: { columns: c, sections },
  questions,
  language,
}: ExportContext): string[] => [
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
  c.intervalLow,
  c.intervalHigh,
  c.certainty,
  c.verdictShare,
  c.secondVerdict,
  c.secondShare,
  c.quality,
  ...SCORED_SECTIONS.map((section) => sections[section]),
  c.decision,
  c.decisionNote,
  c.decidedBy,
  c.decidedAt,
  ...questions.map(({ text }) => escapeFormula(inLanguage(text, language))),
  c.id,
];

const escapeCell = (cell: Cell): Cell => (typeof cell === 'string' ? escapeFormula(cell) : cell);

/** The rows of an export, batch by batch, with one column per question of the campaign. */
export const exportRows = async function* (
  batches: AsyncIterable<readonly ExportedRow[]>,
  questions: readonly CampaignQuestion[],
  language: Language,
): AsyncGenerator<readonly (readonly Cell[])[]> {
  const [words, facts] = await Promise.all([candidates.load(language), dataExport.load(language)]);
  const reading = { words, facts, questions, language };
  yield [headerCells(reading)];
  for await (const batch of batches)
    yield batch.map((row) => candidateCells(row, reading).map(escapeCell));
};
