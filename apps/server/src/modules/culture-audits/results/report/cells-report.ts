import {
  type CultureAuditTable,
  exactFigures,
  type GroupReport,
  groupReport,
  publishedReport,
  type ServedGroup,
  type ValuesSet,
} from '@cadran/scoring';
import type { CellRow } from '../../queries/snapshots.ts';
import { buildCultureTables } from '../../snapshots/counts/culture-tables.ts';
import { addPacked, emptyCounts } from '../../snapshots/counts/packed-counts.ts';

interface ReportContext {
  readonly valuesSets: readonly ValuesSet[];
  readonly servedGroups?: readonly ServedGroup[];
}

const sumTables = (cells: readonly CellRow[]): CultureAuditTable => {
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

/**
 * The only way from stored cells to figures, for reports, comparisons, maps and waves: null unless every cell asked for
 * is served.
 */
export const servedReport = (
  rows: readonly CellRow[],
  keys: readonly string[],
  context: ReportContext,
): GroupReport | null => {
  const served = rows.filter(({ cell }) => keys.includes(cell));
  return served.length === keys.length ? cellsReport(served, context) : null;
};
