import type { ReportBlock } from '@cadran/contract';
import { CULTURE_TYPES, type CultureType } from '@cadran/contract/codes';
import { LEADERSHIP_ROLE_TEXTS, MANAGEMENT_STYLE_TEXTS } from '@cadran/instruments';
import {
  type BarDifference,
  barDifferences,
  type GroupCulture,
  type Withheld,
} from '@cadran/scoring';
import { facts, table, titled } from '../drafting/blocks.ts';
import { cultureBars } from './sections/culture-bars.ts';
import { selectionName } from './group-names.ts';
import type { ProfiledGroup } from './profiling-data.ts';
import type { ProfilingDraft } from './profiling-draft.ts';
import { respondentsText } from './sections/introduction-section.ts';
import { bracketed, gapText, sureWord, withheldPart, withInterval } from './reading.ts';

/** A group in one of the two columns, with the name of the column. */
export interface Column {
  readonly name: string;
  /** Where there is no room for the name: in the diagram and above figures. */
  readonly short: string;
  /** Above figures in narrow tables: a letter, before or now. */
  readonly letter: string;
  readonly group: ProfiledGroup;
}
export type Columns = readonly [Column, Column];

/** Name, size and date of a group. */
export const groupFacts = (
  draft: ProfilingDraft,
  { name, group }: Column,
): readonly ReportBlock[] => {
  const { texts, write } = draft;
  const { introduction } = texts;
  return titled(name, [
    facts([
      { name: introduction.campaign, value: group.campaignName },
      { name: introduction.group, value: selectionName(draft, group.selection) },
      { name: introduction.respondents, value: respondentsText(draft, group.report) },
      { name: introduction.figures, value: introduction.precisions[group.report.precision] },
      { name: introduction.takenAt, value: write.instant(group.snapshot.takenAt) },
      {
        name: introduction.state,
        value: introduction.states[group.snapshot.kind],
        term: 'snapshot',
      },
    ]),
  ]);
};

/** One picture a group. */
export const barsOf = (draft: ProfilingDraft, { name, group }: Column): readonly ReportBlock[] => {
  const title = draft.texts.comparison.barsOf(name);
  return titled(name, [cultureBars(draft, title, group.report)]);
};

/** A difference in a list of types. */
export const differenceItem = (
  { texts, names, write }: Pick<ProfilingDraft, 'texts' | 'names' | 'write'>,
  type: CultureType,
  { difference, interval }: BarDifference,
): string =>
  texts.gaps.item(
    names.types[type],
    bracketed((value) => write.signed(value), difference, interval),
  );

const barTable = (
  draft: ProfilingDraft,
  columns: Columns,
  difference: string,
  side: 'perceived' | 'desired',
): ReportBlock => {
  const { names, words, write } = draft;
  const decimal = (value: number): string => write.decimal(value);
  const [first, second] = [columns[0].group.report[side], columns[1].group.report[side]];
  const apart = barDifferences(first, second);
  return table(
    [words.culture.type, ...columns.map(({ short }) => short), difference],
    CULTURE_TYPES.map((type) => [
      names.types[type],
      withInterval(draft, decimal, first.bars[type], first.intervals?.bars[type]),
      withInterval(draft, decimal, second.bars[type], second.intervals?.bars[type]),
      withInterval(
        draft,
        (value) => write.signed(value),
        apart[type].difference,
        apart[type].interval,
      ),
    ]),
    [1, 2, 3],
  );
};

/** Gaps, spread, strength, congruence and styles of both, line by line. */
export const measureRows = (
  draft: ProfilingDraft,
  columns: Columns,
): readonly (readonly string[])[] => {
  const { texts, names, language, write } = draft;
  const { comparison, culture, gaps, withheld } = texts;
  const decimal = (value: number): string => write.decimal(value);
  /** What is not shown says from how many answers on it would be. */
  const row = (
    name: string,
    part: Withheld['part'],
    of: (perceived: GroupCulture) => string | null,
  ): string[] => [
    name,
    ...columns.map(
      ({ group: { report } }) =>
        of(report.perceived) ?? withheld.value(write.number(withheldPart(report, part) ?? 0)),
    ),
  ];
  return [
    ...CULTURE_TYPES.map((type) => [
      `${gaps.gap}, ${names.types[type]}`,
      ...columns.map(({ group }) => {
        const { gap, interval } = group.report.gaps[type];
        return withInterval(draft, (value) => gapText(draft, value), gap, interval);
      }),
    ]),
    row(culture.measures.radius, 'dispersion', ({ radius, intervals }) =>
      radius === null ? null : withInterval(draft, decimal, radius, intervals?.radius),
    ),
    row(culture.measures.strength, 'dispersion', ({ strength, intervals }) =>
      withInterval(draft, decimal, strength.value, intervals?.strength),
    ),
    row(
      comparison.congruence,
      'dimensions',
      ({ congruence, intervals }) =>
        congruence && withInterval(draft, decimal, congruence.value, intervals?.congruence),
    ),
    row(
      comparison.leadership,
      'dimensions',
      ({ leadership, intervals }) =>
        leadership &&
        sureWord(
          draft,
          LEADERSHIP_ROLE_TEXTS[leadership.role].name[language],
          intervals?.roleShare,
        ),
    ),
    row(comparison.management, 'dimensions', ({ management, intervals }) => {
      if (!management) return null;
      const style = management.style
        ? MANAGEMENT_STYLE_TEXTS[management.style].name[language]
        : comparison.noStyle;
      return sureWord(draft, style, intervals?.styleShare);
    }),
  ];
};

const measureTable = (draft: ProfilingDraft, columns: Columns): ReportBlock =>
  table(
    [draft.texts.culture.measures.measure, ...columns.map(({ short }) => short)],
    measureRows(draft, columns),
    [1, 2],
    ['gap', 'dispersion', 'strength', 'congruence'],
  );

/** All numbers of two groups in three tables; the difference is the second minus the first. */
export const figureTables = (
  draft: ProfilingDraft,
  columns: Columns,
  difference: string,
): readonly ReportBlock[] => {
  const { comparison } = draft.texts;
  return [
    ...titled(comparison.perceivedTable, [barTable(draft, columns, difference, 'perceived')]),
    ...titled(comparison.desiredTable, [barTable(draft, columns, difference, 'desired')]),
    ...titled(comparison.otherTable, [measureTable(draft, columns)]),
  ];
};
