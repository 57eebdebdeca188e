import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  type Cell as Group,
  cellKey,
  CULTURE_DIMENSIONS,
  CULTURE_TYPES,
  type Language,
} from '@cadran/contract';
import type { Database } from '@cadran/db';
import { REPORT_WORDS } from '@cadran/i18n/reports';
import {
  CULTURE_DIMENSION_TEXTS,
  LEADERSHIP_ROLE_TEXTS,
  MANAGEMENT_STYLE_TEXTS,
} from '@cadran/instruments';
import type { Member } from '@cadran/policies';
import { groupNames } from '@cadran/reports';
import type { GroupReport, Interval } from '@cadran/scoring';
import type { ProfilingCampaignRow } from '../../queries/campaigns.ts';
import { type CellRow, findCells, type SnapshotRow } from '../../queries/snapshots.ts';
import { memberTransaction } from '../../../../http/authentication/member.ts';
import { filteredUnits } from '../grouped-units.ts';
import { servedReport } from './cells-report.ts';
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

/** A word with the share of recalculations that give the same one, in percent. */
const withShare = (
  name: string,
  shareOf: (name: string) => string,
  word: (report: GroupReport) => string | null,
  share: (report: GroupReport) => number | null | undefined,
): Column[] => [
  { name, value: word },
  {
    name: shareOf(name),
    value: (report) => {
      const known = share(report);
      return shown(typeof known === 'number' ? 100 * known : null);
    },
  },
];

const exportColumns = (campaign: ProfilingCampaignRow, language: Language): readonly Column[] => {
  const {
    export: words,
    culture,
    comparison,
    leadership: styles,
  } = REPORT_WORDS[language].profiling;
  const moments = styles.managementMoments;
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
        of(comparison.congruence),
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
      ...CULTURE_DIMENSIONS.flatMap((name) => {
        const dimension = CULTURE_DIMENSION_TEXTS[name].name[language];
        return [
          ...CULTURE_TYPES.flatMap((type) =>
            withInterval(
              of(`${dimension}, ${types[type]}`),
              words.ends,
              (report) => report[side].dimensions?.[name].bars[type],
              (report) => report[side].intervals?.dimensions?.[name].bars[type],
            ),
          ),
          ...withInterval(
            of(words.deviationOf(dimension)),
            words.ends,
            (report) => report[side].congruence?.deviations[name],
            (report) => report[side].intervals?.deviations?.[name],
          ),
        ];
      }),
      ...withShare(
        `${words.role}, ${moments[side]}`,
        words.sameShare,
        ({ [side]: { leadership } }) =>
          leadership && LEADERSHIP_ROLE_TEXTS[leadership.role].name[language],
        (report) => report[side].intervals?.roleShare,
      ),
      ...withShare(
        `${words.style}, ${moments[side]}`,
        words.sameShare,
        ({ [side]: { management } }) =>
          management &&
          (management.style
            ? MANAGEMENT_STYLE_TEXTS[management.style].name[language]
            : comparison.noStyle),
        (report) => report[side].intervals?.styleShare,
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
    ...withInterval(
      words.totalGap,
      words.ends,
      (report) => report.totalGap.gap,
      (report) => report.totalGap.interval,
    ),
    ...campaign.valuesSets.flatMap(({ id, name }) =>
      sides.flatMap(({ of, side }) => {
        const fitOf = ({ valuesSets }: GroupReport) =>
          valuesSets.find((set) => set.id === id)?.[side];
        return withInterval(
          of(words.setOf(name)),
          words.ends,
          (report) => fitOf(report)?.score,
          (report) => fitOf(report)?.interval,
        );
      }),
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
    const report = servedReport([row], [row.cell], { valuesSets: campaign.valuesSets });
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
      findCells(tx, [snapshot], some.map(cellKey)),
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
