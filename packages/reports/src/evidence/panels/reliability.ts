import type { ReliabilityPanel, ReportBlock } from '@cadran/contract';
import { DOMAINS } from '@cadran/contract/codes';
import { lead, picture } from '../../drafting/blocks.ts';
import { basisOf, isKnown, lacking, lowestBy, progressOf, stateOf } from '../panel-parts.ts';
import type { PanelDraft, PanelView } from '../panel-view.ts';
import { scaleName } from './items.ts';

type Scale = Extract<ReliabilityPanel, { state: 'known' }>['figures']['scales'][number];
type Kind = 'domains' | 'facets' | 'values';

const TICKS = [0, 0.5, 0.7, 1] as const;

const kindOf = ({ instrument, scale }: Scale): Kind => {
  if (instrument === 'values') return 'values';
  return (DOMAINS as readonly string[]).includes(scale) ? 'domains' : 'facets';
};

const chart = (draft: PanelDraft, kind: Kind, scales: readonly Scale[]): readonly ReportBlock[] => {
  const { words, write } = draft;
  const t = words.reliability;
  const lowest = lowestBy(scales, ({ alpha }) => alpha.value);
  if (!lowest) return [];
  const shown = (value: number): string => write.decimal(value, 2);
  const [low, high] = lowest.alpha.interval;
  return [
    picture({
      kind: 'estimates',
      title: t.pictures[kind],
      description: t.description(
        scaleName(draft, lowest.scale),
        shown(lowest.alpha.value),
        shown(low),
        shown(high),
      ),
      mark: 'dot',
      write: 'hundredths',
      ticks: TICKS,
      rows: scales.map(({ scale, alpha }) => ({
        label: scaleName(draft, scale),
        value: alpha.value,
        interval: alpha.interval,
      })),
      texts: { row: words.scale, value: t.alpha, interval: words.interval },
    }),
  ];
};

const figureBlocks = (draft: PanelDraft, scales: readonly Scale[]): readonly ReportBlock[] => {
  const { words, write } = draft;
  const t = words.reliability;
  const shown = (value: number): string => write.decimal(value, 2);
  const domains = scales.filter((scale) => kindOf(scale) === 'domains');
  const alphas = domains.map(({ alpha }) => alpha.value);
  return [
    ...(alphas.length > 0
      ? [lead(t.lead(shown(Math.min(...alphas)), shown(Math.max(...alphas))))]
      : []),
    ...chart(draft, 'domains', domains),
  ];
};

const detailBlocks = (draft: PanelDraft, scales: readonly Scale[]): readonly ReportBlock[] =>
  (['facets', 'values'] as const).flatMap((kind) =>
    chart(
      draft,
      kind,
      scales.filter((scale) => kindOf(scale) === kind),
    ),
  );

export const reliabilityView = (draft: PanelDraft): PanelView => {
  const { words, write, evidence } = draft;
  const panel = evidence.reliability;
  const t = words.reliability;
  const missing = lacking(panel);
  return {
    id: 'reliability',
    title: t.title,
    question: t.question,
    state: stateOf([panel]),
    before: isKnown(panel) ? null : t.before,
    basis: basisOf(draft, [panel]),
    meaning: t.meaning,
    missing: isKnown(panel) ? null : words.missing.people(missing, write.number(missing)),
    progress: [progressOf(draft, t.title, panel)],
    blocks: isKnown(panel) ? figureBlocks(draft, panel.figures.scales) : [],
    details: isKnown(panel) ? detailBlocks(draft, panel.figures.scales) : [],
  };
};
