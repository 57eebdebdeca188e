import type { ItemFairnessPanel, ReportBlock } from '@cadran/contract';
import { FAIRNESS_CLASSES } from '@cadran/contract/codes';
import { lead, paragraph, picture, small, subtitle, table } from '../../drafting/blocks.ts';
import { basisOf, isKnown, lacking, progressOf, stateOf } from '../panel-parts.ts';
import type { PanelDraft, PanelProgress, PanelView } from '../panel-view.ts';
import { scaleName, statementText } from './items.ts';

type Figures = Extract<ItemFairnessPanel['panel'], { state: 'known' }>['figures'];
type Comparison = Figures['comparisons'][number];
type Examined = Comparison['items'][number];

const isFlagged = ({ class: of }: Examined): boolean => of !== 'A';

/** The words of a group; its code where it has none, as a nationality. */
export const groupName = ({ words }: Pick<PanelDraft, 'words'>, group: string): string =>
  (words.groups as Readonly<Record<string, string>>)[group] ?? group;

const namesOf = (draft: PanelDraft, reference: string, { group }: Comparison) =>
  [groupName(draft, group), groupName(draft, reference)] as const;

const countsOf = ({ items }: Comparison): number[] =>
  FAIRNESS_CLASSES.map((of) => items.filter((item) => item.class === of).length);

const classesChart = (
  draft: PanelDraft,
  reference: string,
  comparison: Comparison,
): ReportBlock => {
  const { words, write } = draft;
  const t = words.itemFairness;
  const [a = 0, b = 0, c = 0] = countsOf(comparison);
  return picture({
    kind: 'histogram',
    title: t.picture(...namesOf(draft, reference, comparison)),
    description: t.description(write.number(a), write.number(b), write.number(c)),
    bins: [
      { label: t.classes.A, count: a },
      { label: t.classes.B, count: b },
      { label: t.classes.C, count: c },
    ],
    texts: { bin: t.class, count: t.statements },
  });
};

/** With its picture only where a statement is flagged: the others are all of class A. */
const flaggedBlocks = (
  draft: PanelDraft,
  reference: string,
  comparison: Comparison,
): readonly ReportBlock[] => {
  const { words, write } = draft;
  const t = words.itemFairness;
  const flagged = comparison.items
    .filter(isFlagged)
    .toSorted((one, other) => other.change - one.change);
  if (flagged.length === 0) return [];
  return [
    classesChart(draft, reference, comparison),
    subtitle(t.flaggedTitle(...namesOf(draft, reference, comparison))),
    table(
      [words.statement, words.scale, t.class, t.change],
      flagged.map((item) => [
        statementText(draft, item.item),
        scaleName(draft, item.scale),
        item.class,
        write.decimal(item.change, 3),
      ]),
      [3],
    ),
  ];
};

const figureBlocks = (
  draft: PanelDraft,
  { grouping, panel }: ItemFairnessPanel,
): readonly ReportBlock[] => {
  const { words, write } = draft;
  const t = words.itemFairness;
  if (!isKnown(panel)) return [paragraph(t.beforeGrouping(words.groupings[grouping]))];
  const { reference, comparisons } = panel.figures;
  const examined = new Set(comparisons.flatMap(({ items }) => items.map(({ item }) => item)));
  const flagged = new Set(
    comparisons.flatMap(({ items }) => items.filter(isFlagged).map(({ item }) => item)),
  );
  return [
    subtitle(words.groupings[grouping]),
    lead(t.lead(flagged.size, write.number(flagged.size), write.number(examined.size))),
    ...comparisons.flatMap((comparison) => flaggedBlocks(draft, reference, comparison)),
  ];
};

/** How many statements of each class, comparison by comparison. */
const detailBlocks = (draft: PanelDraft): readonly ReportBlock[] => {
  const { words, write, evidence } = draft;
  const t = words.itemFairness;
  const rows = evidence.itemFairness.flatMap(({ panel }) =>
    isKnown(panel)
      ? panel.figures.comparisons.map((comparison) => [
          t.compared(...namesOf(draft, panel.figures.reference, comparison)),
          ...countsOf(comparison).map((count) => write.number(count)),
        ])
      : [],
  );
  return [
    table([words.group, t.classes.A, t.classes.B, t.classes.C], rows, [1, 2, 3]),
    small(t.method),
  ];
};

/** A bar for each group that somebody belongs to; one for the grouping while it has none. */
const groupProgress = (
  draft: PanelDraft,
  { grouping, groups, panel }: ItemFairnessPanel,
): readonly PanelProgress[] => {
  const name = draft.words.groupings[grouping];
  const { needed } = panel;
  if (groups.length === 0) return [progressOf(draft, name, panel)];
  return groups.map(({ group, people }) =>
    progressOf(draft, `${name}\u00a0– ${groupName(draft, group)}`, { people, needed }),
  );
};

const missingGroups = (
  draft: PanelDraft,
  { grouping, groups, panel }: ItemFairnessPanel,
): readonly string[] => {
  const { words, write } = draft;
  const tooSmall = groups
    .map(({ group, people }) => ({ group, people, needed: panel.needed }))
    .filter((group) => lacking(group) > 0)
    .map((group) =>
      words.missing.group(groupName(draft, group.group), write.number(lacking(group))),
    );
  if (isKnown(panel) || tooSmall.length > 0) return tooSmall;
  return [words.missing.group(words.groupings[grouping], write.number(lacking(panel)))];
};

export const itemFairnessView = (draft: PanelDraft): PanelView => {
  const { words, write, evidence } = draft;
  const t = words.itemFairness;
  const panels = evidence.itemFairness.map(({ panel }) => panel);
  const state = stateOf(panels);
  const missing = evidence.itemFairness.flatMap((each) => missingGroups(draft, each));
  return {
    id: 'itemFairness',
    title: t.title,
    question: t.question,
    state,
    before: state === 'none' ? t.before : null,
    basis: basisOf(draft, panels),
    meaning: t.meaning,
    missing: missing.length > 0 ? words.missing.ofGroups(write.list(missing)) : null,
    progress: evidence.itemFairness.flatMap((each) => groupProgress(draft, each)),
    blocks:
      state === 'none' ? [] : evidence.itemFairness.flatMap((each) => figureBlocks(draft, each)),
    details: state === 'none' ? [] : detailBlocks(draft),
  };
};
