import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Cell as Group, cellKey, CULTURE_TYPES, type Language } from '@cadran/contract';
import type { Database } from '@cadran/db';
import { REPORT_WORDS } from '@cadran/i18n/reports';
import type { Member } from '@cadran/policies';
import { groupNames } from '@cadran/reports';
import type { GroupReport, Interval } from '@cadran/scoring';
import type { ProfilingCampaignRow } from '../../queries/campaigns.ts';
import { type CellRow, findCells, type SnapshotRow } from '../../queries/snapshots.ts';
import { memberTransaction } from '../../../../http/authentication/member.ts';
import { filteredUnits } from '../grouped-units.ts';
import { cellsReport } from './cells-report.ts';
import { type Cell, escapeFormula } from '../../../spreadsheets/index.ts';

const BATCH_SIZE = 20;

const rounded = (value: number): number => Math.round(value * 100) / 100;
/** Empty where a figure is not shown. */
const shown = (value: number | null | undefined): Cell =>
  value === null || value === undefined ? null : rounded(value);

type Column = { readonly name: string; readonly value: (report: GroupReport) => Cell };

/** A figure with the ends of its 95 % interval. */
const withInterval = (
  name: string,
  ends: readonly [low: string, high: string],
  figure: (report: GroupReport) => number | null | undefined,
  interval: (report: GroupReport) => Interval | null | undefined,
): Column[] => [
  { name, value: (report) => shown(figure(report)) },
  { name: `${name}, ${ends[0]}`, value: (report) => shown(interval(report)?.[0]) },
  { name: `${name}, ${ends[1]}`, value: (report) => shown(interval(report)?.[1]) },
];

const exportColumns = (campaign: ProfilingCampaignRow, language: Language): readonly Column[] => {
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
    {
      name: words.precision,
      value: ({ precision }: GroupReport): Cell => words.precisions[precision],
    },
    ...sides.flatMap(({ of, side }) => [
      ...CULTURE_TYPES.flatMap((type) =>
        withInterval(
          of(types[type]),
          words.ends,
          (report) => report[side].bars[type],
          (report) => report[side].intervals?.bars[type],
        ),
      ),
      ...withInterval(
        of(words.x),
        words.ends,
        (report) => report[side].point.x,
        (report) => report[side].intervals?.point.x,
      ),
      ...withInterval(
        of(words.y),
        words.ends,
        (report) => report[side].point.y,
        (report) => report[side].intervals?.point.y,
      ),
      ...withInterval(
        of(words.radius),
        words.ends,
        (report) => report[side].radius,
        (report) => report[side].intervals?.radius,
      ),
      ...withInterval(
        of(culture.measures.strength),
        words.ends,
        (report) => report[side].strength.value,
        (report) => report[side].intervals?.strength,
      ),
      ...withInterval(
        of(REPORT_WORDS[language].profiling.comparison.congruence),
        words.ends,
        (report) => report[side].congruence?.value,
        (report) => report[side].intervals?.congruence,
      ),
      ...CULTURE_TYPES.flatMap((type) =>
        withInterval(
          of(words.dominantOf(types[type])),
          words.ends,
          (report) => report[side].dominant?.[type],
          (report) => report[side].intervals?.dominant?.[type],
        ),
      ),
    ]),
    ...CULTURE_TYPES.flatMap((type) =>
      withInterval(
        words.gapOf(types[type]),
        words.ends,
        (report) => report.gaps[type].gap,
        (report) => report.gaps[type].interval,
      ),
    ),
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

/** One row per served selection, all respondents first. */
export const exportGroups = async function* (
  database: Database,
  actor: Member,
  campaign: ProfilingCampaignRow,
  snapshot: SnapshotRow,
  language: Language,
): AsyncGenerator<readonly (readonly Cell[])[]> {
  const columns = exportColumns(campaign, language);
  const { selectionNamed } = groupNames(language);
  const units = filteredUnits(campaign);
  yield [
    [
      REPORT_WORDS[language].profiling.export.group,
      ...columns.map(({ name }) => escapeFormula(name)),
    ],
  ];
  const lineOf = (cell: Group, row: CellRow): Cell[] | null => {
    const report = cellsReport([row], { valuesSets: campaign.valuesSets });
    const selection = Object.fromEntries(
      Object.entries(cell).map(([attribute, value]) => [attribute, [value]]),
    );
    return (
      report && [
        escapeFormula(selectionNamed(selection, units)),
        ...columns.map(({ value }) => value(report)),
      ]
    );
  };
  const served = snapshot.served ?? [];
  for (let from = 0; from < served.length; from += BATCH_SIZE) {
    const some = served.slice(from, from + BATCH_SIZE);
    const rows = await memberTransaction(database, actor, (tx) =>
      findCells(tx, snapshot, some.map(cellKey)),
    );
    // Abort the download: a truncated file must not look complete.
    if (rows.length < some.length) throw new Error('The snapshot was replaced while it was read.');
    const byCell = new Map(rows.map((row) => [row.cell, row]));
    const lines: Cell[][] = [];
    for (const cell of some) {
      const row = byCell.get(cellKey(cell));
      const line = row ? lineOf(cell, row) : null;
      if (line) lines.push(line);
      await nextTurn();
    }
    yield lines;
  }
};
