import type { ItemsPanel, ReportBlock } from '@cadran/contract';
import { PERSONALITY_ITEMS, VALUE_ITEMS } from '@cadran/instruments';
import { lead, picture, small, subtitle, table } from '../../drafting/blocks.ts';
import { basisOf, isKnown, type Known, lacking, progressOf, stateOf } from '../panel-parts.ts';
import type { PanelDraft, PanelView } from '../panel-view.ts';

type Figures = Known<Extract<ItemsPanel, { state: 'known' }>['figures']>['figures'];
type Item = Figures['items'][number];

/** Below it a statement hardly goes with the others. */
const WEAK = 0.2;
const BOUNDS = [0, 0.1, 0.2, 0.3, 0.4, 0.5] as const;
const WEAKEST_SHOWN = 10;

/** The text people read; its code where another version had it. */
export const statementText = ({ language }: Pick<PanelDraft, 'language'>, item: string): string =>
  [...PERSONALITY_ITEMS, ...VALUE_ITEMS].find(({ id }) => id === item)?.text[language] ?? item;

export const scaleName = ({ names }: Pick<PanelDraft, 'names'>, scale: string): string =>
  ({ ...names.values, ...names.traits })[scale as keyof typeof names.traits] ?? scale;

const related = (items: readonly Item[]) =>
  items.flatMap((item) => (item.itemRest === null ? [] : [{ ...item, r: item.itemRest }]));

const histogram = (draft: PanelDraft, items: readonly Item[]): ReportBlock => {
  const { words, write } = draft;
  const t = words.items;
  const shown = (bound: number): string => write.decimal(bound, 1);
  const values = related(items).map(({ r }) => r);
  const within = (from: number, to: number): number =>
    values.filter((r) => r >= from && r < to).length;
  const bins = [
    { label: t.bins.below(shown(BOUNDS[0])), count: within(-Infinity, BOUNDS[0]) },
    ...BOUNDS.map((from, index) => {
      const to = BOUNDS[index + 1];
      return to === undefined
        ? { label: t.bins.above(shown(from)), count: within(from, Infinity) }
        : { label: t.bins.between(shown(from), shown(to)), count: within(from, to) };
    }),
  ];
  const hundredths = (value: number): string => write.decimal(value, 2);
  return picture({
    kind: 'histogram',
    title: t.picture,
    description: t.description(hundredths(Math.min(...values)), hundredths(Math.max(...values))),
    bins,
    texts: { bin: t.correlation, count: t.statements },
  });
};

const weakestTable = (draft: PanelDraft, items: readonly Item[]): ReportBlock => {
  const { words, write } = draft;
  const t = words.items;
  const orDash = (value: number | null): string => (value === null ? '–' : write.decimal(value, 2));
  const weakest = related(items)
    .toSorted((one, other) => one.r - other.r)
    .slice(0, WEAKEST_SHOWN);
  return table(
    [words.statement, words.scale, t.correlation, t.mean, t.deviation, t.skipped, t.unused],
    weakest.map((item) => [
      statementText(draft, item.item),
      scaleName(draft, item.scale),
      write.decimal(item.r, 2),
      orDash(item.mean),
      orDash(item.deviation),
      write.percent(item.skipped / Math.max(1, item.people)),
      write.number(item.options.filter((count) => count === 0).length),
    ]),
    [2, 3, 4, 5, 6],
  );
};

const figureBlocks = (draft: PanelDraft, { items, pages }: Figures): readonly ReportBlock[] => {
  const { words, write } = draft;
  const t = words.items;
  const withR = related(items);
  const weak = withR.filter(({ r }) => r < WEAK).length;
  const seconds = pages.map(({ medianSeconds }) => medianSeconds);
  return [
    lead(t.lead(weak, write.number(weak), write.number(withR.length))),
    ...(withR.length > 0 ? [histogram(draft, items)] : []),
    subtitle(t.weakest),
    weakestTable(draft, items),
    ...(seconds.length > 0
      ? [small(t.seconds(write.decimal(Math.min(...seconds)), write.decimal(Math.max(...seconds))))]
      : []),
  ];
};

export const itemsView = (draft: PanelDraft): PanelView => {
  const { words, write, evidence } = draft;
  const panel = evidence.items;
  const t = words.items;
  const missing = lacking(panel);
  return {
    id: 'items',
    title: t.title,
    question: t.question,
    state: stateOf([panel]),
    before: isKnown(panel) ? null : t.before,
    basis: basisOf(draft, [panel]),
    meaning: t.meaning,
    missing: isKnown(panel) ? null : words.missing.people(missing, write.number(missing)),
    progress: [progressOf(draft, t.title, panel)],
    blocks: isKnown(panel) ? figureBlocks(draft, panel.figures) : [],
  };
};
