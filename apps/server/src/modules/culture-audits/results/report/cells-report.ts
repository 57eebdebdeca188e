import {
  type CultureAuditTable,
  exactFigures,
  type GroupReport,
  groupReport,
  type GroupSummary,
  publishedReport,
  publishedSummary,
  type ServedGroup,
  type ValuesSet,
} from '@cadran/scoring';
import type { CellRow, SummaryRow } from '../../queries/snapshots.ts';
import { buildCultureTables } from '../../snapshots/counts/culture-tables.ts';
import { addPacked, emptyCounts } from '../../snapshots/counts/packed-counts.ts';

interface ReportContext {
  readonly valuesSets: readonly ValuesSet[];
  readonly servedGroups?: readonly ServedGroup[];
}

const sumTables = (cells: readonly Pick<CellRow, 'counts'>[]): CultureAuditTable => {
  const counts = emptyCounts();
  for (const { counts: packed } of cells) addPacked(counts, packed);
  return buildCultureTables(counts);
};

/**
 * The report of one or several cells. One cell is what was published of it. Several cells of an audit by codes are
 * added up, without intervals; an audit by link keeps nothing that could be. Null: not served.
 */
const cellsReport = (cells: readonly CellRow[], context: ReportContext): GroupReport | null => {
  const [first] = cells;
  if (!first) return null;
  if (first.figures === null) return groupReport(sumTables(cells), context);
  if (cells.length === 1) return publishedReport(first.figures, context);
  if (first.figures.access === 'link') return null;
  const smallest = Math.min(...cells.map(({ people }) => people));
  return publishedReport(
    exactFigures(sumTables(cells), smallest, null, () => 0),
    context,
  );
};

/** The only way from stored cells to reports and comparisons: null unless every cell asked for is served. */
export const servedReport = (
  rows: readonly CellRow[],
  keys: readonly string[],
  context: ReportContext,
): GroupReport | null => {
  const served = rows.filter(({ cell }) => keys.includes(cell));
  return served.length === keys.length ? cellsReport(served, context) : null;
};

/** The only way from a stored cell to what maps and waves show of it: null unless it is served. */
export const servedSummary = (row: SummaryRow | undefined): GroupSummary | null => {
  if (!row) return null;
  return row.figures ? publishedSummary(row.figures) : groupReport(sumTables([row]));
};
