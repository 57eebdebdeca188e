import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Cell as Group, cellKey, CULTURE_TYPES, type Language } from '@cadran/contract';
import type { Database } from '@cadran/db';
import { REPORT_WORDS } from '@cadran/i18n/reports';
import type { Member } from '@cadran/policies';
import { groupNames } from '@cadran/reports';
import { type GroupReport, groupReport } from '@cadran/scoring';
import type { ProfilingCampaignRow } from '../../../queries/profiling-campaigns.ts';
import { findCells, type SnapshotRow } from '../../../queries/profiling-snapshots.ts';
import type { Cell } from '../../export/candidate-cells.ts';
import { formulaSafe } from '../../export/formula-safe.ts';
import { memberTransaction } from '../../member-transaction.ts';
import { auditTableOf } from './counted-tables.ts';
import { filteredUnits } from './grouped-units.ts';
import { addPacked, emptyCounts } from './packed-counts.ts';

const AT_ONCE = 20;

/** As a table shows them: enough to compute with, no false precision. */
const rounded = (value: number): number => Math.round(value * 100) / 100;

const columnsOf = (campaign: ProfilingCampaignRow, language: Language) => {
  const { export: words, culture } = REPORT_WORDS[language].profiling;
  const { types } = groupNames(language);
  const sides = [
    { of: words.ofPerceived, side: 'perceived' },
    { of: words.ofDesired, side: 'desired' },
  ] as const;
  return [
    { name: words.respondents, value: ({ respondents }: GroupReport): Cell => respondents },
    {
      name: words.indicative,
      value: ({ indicative }: GroupReport): Cell => (indicative ? words.yes : words.no),
    },
    ...sides.flatMap(({ of, side }) => [
      ...CULTURE_TYPES.map((type) => ({
        name: of(types[type]),
        value: (report: GroupReport): Cell => rounded(report[side].bars[type]),
      })),
      { name: of(words.x), value: (report: GroupReport): Cell => rounded(report[side].point.x) },
      { name: of(words.y), value: (report: GroupReport): Cell => rounded(report[side].point.y) },
      {
        name: of(words.radius),
        value: (report: GroupReport): Cell => rounded(report[side].radius),
      },
      {
        name: of(culture.measures.strength),
        value: (report: GroupReport): Cell => rounded(report[side].strength.value),
      },
      {
        name: of(REPORT_WORDS[language].profiling.comparison.congruence),
        value: (report: GroupReport): Cell => rounded(report[side].congruence.value),
      },
      ...CULTURE_TYPES.map((type) => ({
        name: of(words.dominantOf(types[type])),
        value: (report: GroupReport): Cell => rounded(report[side].dominant[type]),
      })),
    ]),
    ...CULTURE_TYPES.map((type) => ({
      name: words.gapOf(types[type]),
      value: ({ gaps }: GroupReport): Cell => rounded(gaps[type].gap),
    })),
    ...campaign.valuesSets.flatMap(({ id, name }) =>
      sides.map(({ of, side }) => ({
        name: of(words.setOf(name)),
        value: ({ valuesSets }: GroupReport): Cell => {
          const score = valuesSets.find((set) => set.id === id)?.[side]?.score;
          return score === undefined ? null : rounded(score);
        },
      })),
    ),
  ];
};

/** One line a served selection, everybody first; each has the same look-up behind it as a report. */
export const exportedGroups = async function* (
  database: Database,
  actor: Member,
  campaign: ProfilingCampaignRow,
  snapshot: SnapshotRow,
  language: Language,
): AsyncGenerator<readonly (readonly Cell[])[]> {
  const columns = columnsOf(campaign, language);
  const { selectionNamed } = groupNames(language);
  const units = filteredUnits(campaign);
  yield [
    [
      REPORT_WORDS[language].profiling.export.group,
      ...columns.map(({ name }) => formulaSafe(name)),
    ],
  ];
  const lineOf = (cell: Group, packed: Uint8Array): Cell[] | null => {
    const counts = emptyCounts();
    addPacked(counts, packed);
    const report = groupReport(auditTableOf(counts), { valuesSets: campaign.valuesSets });
    const selection = Object.fromEntries(
      Object.entries(cell).map(([attribute, value]) => [attribute, [value]]),
    );
    return (
      report && [
        formulaSafe(selectionNamed(selection, units)),
        ...columns.map(({ value }) => value(report)),
      ]
    );
  };
  const served = snapshot.served ?? [];
  for (let from = 0; from < served.length; from += AT_ONCE) {
    const some = served.slice(from, from + AT_ONCE);
    const rows = await memberTransaction(database, actor, (tx) =>
      findCells(tx, snapshot, some.map(cellKey)),
    );
    // A newer snapshot has taken the place of this one: a file that ends too early must not look like a whole one.
    if (rows.length < some.length) throw new Error('The snapshot was replaced while it was read.');
    const packed = new Map(rows.map((row) => [row.cell, row.counts]));
    const lines: Cell[][] = [];
    for (const cell of some) {
      const counts = packed.get(cellKey(cell));
      const line = counts ? lineOf(cell, counts) : null;
      if (line) lines.push(line);
      await nextTurn();
    }
    yield lines;
  }
};
