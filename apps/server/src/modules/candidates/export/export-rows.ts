import { type CampaignQuestion, type Language, SCORED_SECTIONS } from '@cadran/contract';
import { dayIn } from '@cadran/i18n';
import { type CandidateMessages, candidates } from '@cadran/i18n/candidates';
import { type DataExportMessages, dataExport } from '@cadran/i18n/data-export';
import { answerCell, inLanguage } from '@cadran/reports';
import { ENGINE_VERSION } from '@cadran/scoring';
import { NOT_SHOWN } from '../list/present-candidate-summary.ts';
import type { ExportedRow } from '../queries/export-candidates.ts';
import { type Cell, escapeFormula } from '../../spreadsheets/index.ts';

/** How many ratings, the lowest, the mean and the highest. */
const ratingCells = (ratings: readonly number[] | null): (number | null)[] => {
  if (ratings === null || ratings.length === 0) return [null, null, null, null];
  const mean = ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;
  return [ratings.length, Math.min(...ratings), Math.round(10 * mean) / 10, Math.max(...ratings)];
};

interface ExportContext {
  readonly words: CandidateMessages;
  readonly facts: DataExportMessages;
  readonly questions: readonly CampaignQuestion[];
  readonly language: Language;
  readonly timeZone: string;
}

const candidateCells = (
  row: ExportedRow,
  { words, facts, questions, timeZone }: ExportContext,
): Cell[] => {
  const day = (instant: Date | null) => instant && dayIn(instant, timeZone);
  const scored = row.engineVersion === ENGINE_VERSION ? row : NOT_SHOWN;
  return [
    row.contact.lastName ?? null,
    row.contact.firstName ?? null,
    row.contact.email ?? null,
    row.contact.phone ?? null,
    words.statuses[row.status],
    row.language,
    day(row.openedAt),
    day(row.completedAt),
    scored.overall,
    scored.verdict && words.verdicts[scored.verdict],
    scored.intervalLow,
    scored.intervalHigh,
    scored.certainty && words.certainties[scored.certainty],
    scored.quality && words.quality[scored.quality],
    ...SCORED_SECTIONS.map((section) => scored.sections?.[section] ?? null),
    words.decisions[row.decision],
    row.decisionNote,
    row.deciderName,
    day(row.decidedAt),
    row.interviewers.map((name) => name ?? words.deletedAccount).join(', ') || null,
    ...ratingCells(row.ratings),
    ...questions.map((question) => answerCell(question, row.questions?.[question.id], facts)),
    row.id,
  ];
};

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
  c.quality,
  ...SCORED_SECTIONS.map((section) => sections[section]),
  c.decision,
  c.decisionNote,
  c.decidedBy,
  c.decidedAt,
  c.interviewers,
  c.ratings,
  c.ratingLowest,
  c.ratingMean,
  c.ratingHighest,
  ...questions.map(({ text }) => escapeFormula(inLanguage(text, language))),
  c.id,
];

const escapeCell = (cell: Cell): Cell => (typeof cell === 'string' ? escapeFormula(cell) : cell);

/** The rows of an export, batch by batch, with one column per question of the campaign. */
export const exportRows = async function* (
  batches: AsyncIterable<readonly ExportedRow[]>,
  { questions, timeZone }: Pick<ExportContext, 'questions' | 'timeZone'>,
  language: Language,
): AsyncGenerator<readonly (readonly Cell[])[]> {
  const [words, facts] = await Promise.all([candidates.load(language), dataExport.load(language)]);
  const reading = { words, facts, questions, language, timeZone };
  yield [headerCells(reading)];
  for await (const batch of batches)
    yield batch.map((row) => candidateCells(row, reading).map(escapeCell));
};
