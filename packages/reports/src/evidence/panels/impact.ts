import type { ImpactGroup, ImpactPanel, ReportBlock } from '@cadran/contract';
import { LOCALES } from '@cadran/i18n';
import { lead, paragraph, picture, table } from '../../drafting/blocks.ts';
import { basisOf, lacking, progressOf } from '../panel-parts.ts';
import type { PanelTexts, PanelView, OrganizationPanelDraft } from '../panel-view.ts';
import { groupName } from './item-fairness.ts';

type Comparison = ImpactPanel['comparisons'][number];
type KnownGroup = Extract<ImpactGroup, { state: 'known' }>;

const TICKS = [0, 0.25, 0.5, 0.75, 1] as const;

export const isKnownGroup = (group: ImpactGroup): group is KnownGroup => group.state === 'known';

/** "Women, 25 to 34" */
export const impactGroupName = (draft: PanelTexts, { name }: Pick<ImpactGroup, 'name'>): string => {
  const countries = new Intl.DisplayNames(LOCALES[draft.language], { type: 'region' });
  return name
    .map(({ dimension, group }) =>
      dimension === 'nationality' && /^[A-Z]{2}$/u.test(group)
        ? (countries.of(group) ?? group)
        : groupName(draft, group),
    )
    .join(', ');
};

export const dimensionsName = ({ words }: PanelTexts, { dimensions }: Comparison): string => {
  const [first, second] = dimensions.map((dimension) => words.dimensions[dimension]);
  return second === undefined ? (first ?? '') : words.impact.crossed(first ?? '', second);
};

const chart = (draft: PanelTexts, comparison: Comparison): ReportBlock => {
  const { words, write } = draft;
  const t = words.impact;
  const [highest] = comparison.groups
    .filter(isKnownGroup)
    .toSorted((one, other) => other.rate - one.rate);
  return picture({
    kind: 'estimates',
    title: t.picture(dimensionsName(draft, comparison), words.stages[comparison.stage]),
    description: highest
      ? t.description(impactGroupName(draft, highest), write.percent(highest.rate))
      : t.before,
    mark: 'bar',
    write: 'percent',
    ticks: TICKS,
    rows: comparison.groups.map((group) =>
      isKnownGroup(group)
        ? { label: impactGroupName(draft, group), value: group.rate, interval: group.interval }
        : {
            label: impactGroupName(draft, group),
            value: null,
            interval: null,
            note: t.tooFew(write.number(group.people), write.number(group.needed)),
          },
    ),
    texts: { row: words.group, value: t.rate, interval: words.interval },
  });
};

const comparisonBlocks = (draft: PanelTexts, comparison: Comparison): readonly ReportBlock[] => {
  const { words, write } = draft;
  const t = words.impact;
  const known = comparison.groups.filter(isKnownGroup);
  return [
    chart(draft, comparison),
    table(
      [words.group, 'n', t.selected, t.rate, words.interval, t.ratio, t.p, t.noticed],
      known.map((group) => [
        impactGroupName(draft, group),
        write.number(group.people),
        write.number(group.selected),
        write.percent(group.rate),
        `[${write.percent(group.interval[0])}; ${write.percent(group.interval[1])}]`,
        group.ratio === null ? '–' : write.percent(group.ratio),
        group.p === null ? '–' : write.decimal(group.p, 3),
        group.flagged ? t.flagged : '',
      ]),
      [1, 2, 3, 4, 5, 6],
    ),
  ];
};

/** One line for each group that is too small, however often it is compared. */
const smallGroups = (draft: PanelTexts, groups: readonly ImpactGroup[]) => {
  const small = new Map<string, Extract<ImpactGroup, { state: 'too_few' }>>();
  for (const group of groups)
    if (group.state === 'too_few') small.set(impactGroupName(draft, group), group);
  return [...small].map(([label, group]) => ({ ...group, label }));
};

export const impactView = (draft: OrganizationPanelDraft): PanelView => {
  const { words, write, evidence } = draft;
  const { comparisons, needed, date } = evidence.impact;
  const t = words.impact;
  const groups = comparisons.flatMap((comparison) => comparison.groups);
  const known = groups.filter(isKnownGroup);
  const small = smallGroups(draft, groups);
  const shown = comparisons.filter(
    (comparison) => comparison.groups.filter(isKnownGroup).length > 1,
  );
  const flagged = known.filter((group) => group.flagged).length;
  // Those with something to look into; without any, one to see what is compared.
  const noticed = shown.filter((comparison) =>
    comparison.groups.some((group) => isKnownGroup(group) && group.flagged),
  );
  const first = noticed.length > 0 ? noticed : shown.slice(0, 1);
  const isEmpty = shown.length === 0;
  const people = Math.max(0, ...known.map((group) => group.people));
  const rest = small.length > 0 ? 'some' : 'all';
  return {
    id: 'impact',
    title: t.title,
    question: t.question,
    state: isEmpty ? 'none' : rest,
    before: isEmpty && known.length === 0 ? t.before : null,
    basis: isEmpty ? null : basisOf(draft, [{ state: 'known', people, needed, date }]),
    meaning: t.meaning,
    missing: missingText(draft, groups, small),
    progress: small.map((group) => progressOf(draft, group.label, group)),
    blocks: isEmpty
      ? []
      : [
          lead(t.lead(flagged, write.number(flagged))),
          ...first.flatMap((comparison) => comparisonBlocks(draft, comparison)),
        ],
    details: [
      ...shown
        .filter((comparison) => !first.includes(comparison))
        .flatMap((comparison) => comparisonBlocks(draft, comparison)),
      ...(!isEmpty && small.length > 0 ? [paragraph(t.missing(namesOfSmall(draft, small)))] : []),
    ],
  };
};

const namesOfSmall = (
  { words, write }: PanelTexts,
  small: ReturnType<typeof smallGroups>,
): string =>
  write.series(
    small.map((group) => words.missing.group(group.label, write.number(lacking(group)))),
  );

const missingText = (
  draft: PanelTexts,
  groups: readonly ImpactGroup[],
  small: ReturnType<typeof smallGroups>,
): string | null => {
  const { words } = draft;
  if (groups.length === 0) return words.impact.noGroups;
  if (small.length > 0) return words.missing.ofGroups(namesOfSmall(draft, small));
  return groups.filter(isKnownGroup).length === 1
    ? words.missing.ofGroups(words.missing.secondGroup)
    : null;
};
