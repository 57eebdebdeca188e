import { CULTURE_TYPES } from '@cadran/contract/codes';
import { LEADERSHIP_ROLE_TEXTS, MANAGEMENT_STYLE_TEXTS } from '@cadran/instruments';
import type { CultureScores, GroupCulture } from '@cadran/scoring';
import { facts, table, titled } from '../drafting/blocks.ts';
import type { ReportBlock } from '../report.ts';
import { cultureBars } from './culture-bars.ts';
import { selectionName } from './group-names.ts';
import type { ProfiledGroup } from './profiling-data.ts';
import type { ProfilingDraft } from './profiling-draft.ts';
import { gapText } from './reading.ts';

/** A group in one of the two columns, with the name of the column. */
export interface Column {
  readonly name: string;
  /** Where there is no room for the name: in the diagram and above figures. */
  readonly short: string;
  readonly group: ProfiledGroup;
}
export type Columns = readonly [Column, Column];

/** Who they are, how many, of when. */
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
      { name: introduction.respondents, value: write.number(group.report.respondents) },
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

const barTable = (
  { names, words, write }: ProfilingDraft,
  columns: Columns,
  difference: string,
  barsOfGroup: (column: Column) => CultureScores,
): ReportBlock => {
  const [first, second] = columns.map(barsOfGroup);
  return table(
    [words.culture.type, ...columns.map(({ short }) => short), difference],
    CULTURE_TYPES.map((type) => [
      names.types[type],
      write.decimal(first?.[type] ?? 0),
      write.decimal(second?.[type] ?? 0),
      write.signed((second?.[type] ?? 0) - (first?.[type] ?? 0)),
    ]),
    [1, 2, 3],
  );
};

const measureTable = (draft: ProfilingDraft, columns: Columns): ReportBlock => {
  const { texts, names, language, write } = draft;
  const { comparison, culture, gaps } = texts;
  const row = (name: string, of: (perceived: GroupCulture) => string): string[] => [
    name,
    ...columns.map(({ group }) => of(group.report.perceived)),
  ];
  return table(
    [culture.measures.measure, ...columns.map(({ short }) => short)],
    [
      ...CULTURE_TYPES.map((type) => [
        `${gaps.gap}, ${names.types[type]}`,
        ...columns.map(({ group }) => gapText(draft, group.report.gaps[type].gap)),
      ]),
      row(culture.measures.radius, ({ radius }) => write.decimal(radius)),
      row(culture.measures.strength, ({ strength }) => write.decimal(strength.value)),
      row(comparison.congruence, ({ congruence }) => write.decimal(congruence.value)),
      row(
        comparison.leadership,
        ({ leadership }) => LEADERSHIP_ROLE_TEXTS[leadership.role].name[language],
      ),
      row(comparison.management, ({ management }) =>
        management.style
          ? MANAGEMENT_STYLE_TEXTS[management.style].name[language]
          : comparison.noStyle,
      ),
    ],
    [1, 2],
    ['gap', 'dispersion', 'strength', 'congruence'],
  );
};

/** All numbers of two groups in three tables; the difference is the second minus the first. */
export const figureTables = (
  draft: ProfilingDraft,
  columns: Columns,
  difference: string,
): readonly ReportBlock[] => {
  const { comparison } = draft.texts;
  return [
    ...titled(comparison.perceivedTable, [
      barTable(draft, columns, difference, ({ group }) => group.report.perceived.bars),
    ]),
    ...titled(comparison.desiredTable, [
      barTable(draft, columns, difference, ({ group }) => group.report.desired.bars),
    ]),
    ...titled(comparison.otherTable, [measureTable(draft, columns)]),
  ];
};
