import { CULTURE_DIMENSIONS } from '@cadran/contract';
import type { CultureAuditTable, CultureFrequency, CultureTable } from '@cadran/scoring';
import { COUNT_TABLES, SIDE_TABLES, sumsAt } from './count-layout.ts';
import type { GroupCounts } from './packed-counts.ts';

const buildFrequency = (counts: GroupCounts, index: number): CultureFrequency => {
  const layout = COUNT_TABLES[index];
  if (layout === undefined) throw new Error('No such table of counts.');
  const rows: CultureFrequency['rows'][number][] = [];
  const table = counts[index] ?? new Uint32Array();
  for (let place = 0; place < table.length; place += 1) {
    const count = table[place] ?? 0;
    if (count > 0) rows.push({ sums: sumsAt(layout, place), count });
  }
  return { situations: layout.situations, rows };
};

const buildSide = (counts: GroupCounts, from: number): CultureTable => ({
  overall: buildFrequency(counts, from),
  dimensions: Object.fromEntries(
    CULTURE_DIMENSIONS.map((dimension, place) => [
      dimension,
      buildFrequency(counts, from + 1 + place),
    ]),
  ) as CultureTable['dimensions'],
});

/** The tables that the group report is computed from. */
export const buildCultureTables = (counts: GroupCounts): CultureAuditTable => ({
  perceived: buildSide(counts, 0),
  desired: buildSide(counts, SIDE_TABLES.length),
});
