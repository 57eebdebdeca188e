import type { OversightPanel, ReportBlock } from '@cadran/contract';
import { lead, picture, small } from '../../drafting/blocks.ts';
import { basisOf, isKnown, lacking, progressOf, stateOf } from '../panel-parts.ts';
import type { PanelTexts, PanelView, OrganizationPanelDraft } from '../panel-view.ts';

type Figures = Extract<OversightPanel, { state: 'known' }>['figures'];

const SIGNS = [
  'againstVerdict',
  'underOneMinute',
  'changedAfterTold',
  'targetsChangedAfterResults',
] as const satisfies readonly (keyof Figures)[];
const TICKS = [0, 0.25, 0.5, 0.75, 1] as const;

const figureBlocks = ({ words, write }: PanelTexts, figures: Figures): readonly ReportBlock[] => {
  const t = words.oversight;
  const { share, interval } = figures.againstVerdict;
  return [
    lead(t.lead(write.percent(share), write.percent(interval[0]), write.percent(interval[1]))),
    picture({
      kind: 'estimates',
      title: t.picture,
      description: SIGNS.map((sign) =>
        t.description(t.signs[sign], write.percent(figures[sign].share)),
      ).join(' '),
      mark: 'bar',
      write: 'percent',
      ticks: TICKS,
      rows: SIGNS.map((sign) => ({
        label: `${t.signs[sign]} (${words.of(write.number(figures[sign].count), write.number(figures[sign].of))})`,
        value: figures[sign].of === 0 ? null : figures[sign].share,
        interval: figures[sign].of === 0 ? null : figures[sign].interval,
      })),
      texts: { row: t.sign, value: t.share, interval: words.interval },
    }),
    small(t.note),
  ];
};

export const oversightView = (draft: OrganizationPanelDraft): PanelView => {
  const { words, write, evidence } = draft;
  const panel = evidence.oversight;
  const t = words.oversight;
  const missing = lacking(panel);
  return {
    id: 'oversight',
    title: t.title,
    question: t.question,
    state: stateOf([panel]),
    before: isKnown(panel) ? null : t.before,
    basis: basisOf(draft, [panel]),
    meaning: t.meaning,
    missing: isKnown(panel) ? null : words.missing.decisions(missing, write.number(missing)),
    progress: [progressOf(draft, t.title, panel)],
    blocks: isKnown(panel) ? figureBlocks(draft, panel.figures) : [],
  };
};
