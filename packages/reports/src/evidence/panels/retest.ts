import type { ReportBlock, RetestPanel } from '@cadran/contract';
import { REPORT_WORDS } from '@cadran/i18n/reports';
import { lead, paragraph, picture } from '../../drafting/blocks.ts';
import { basisOf, isKnown, lacking, progressOf, stateOf } from '../panel-parts.ts';
import type { PanelDraft, PanelView } from '../panel-view.ts';

type Figures = Extract<RetestPanel, { state: 'known' }>['figures'];

const TICKS = [0, 0.5, 0.7, 1] as const;

const figureBlocks = (
  { words, write, language }: PanelDraft,
  { scores, sameVerdict }: Figures,
): readonly ReportBlock[] => {
  const t = words.retest;
  const { sections } = REPORT_WORDS[language].frame;
  const [low, high] = sameVerdict.interval;
  const rows = scores.map(({ score, r }) => ({
    label: score === 'overall' ? t.overall : sections[score],
    value: r?.value ?? null,
    interval: r?.interval ?? null,
    ...(r === null && { note: t.noSpread }),
  }));
  return [
    lead(t.lead(write.percent(sameVerdict.share), write.percent(low), write.percent(high))),
    picture({
      kind: 'estimates',
      title: t.picture,
      description: rows
        .filter((row) => row.value !== null)
        .map(({ label, value }) => t.description(label, write.decimal(value ?? 0, 2)))
        .join(' '),
      mark: 'dot',
      write: 'hundredths',
      ticks: TICKS,
      rows,
      texts: { row: t.score, value: t.r, interval: words.interval },
    }),
  ];
};

export const retestView = (draft: PanelDraft): PanelView => {
  const { words, write, evidence } = draft;
  const panel = evidence.retest;
  const t = words.retest;
  const missing = lacking(panel);
  return {
    id: 'retest',
    title: t.title,
    question: t.question,
    state: stateOf([panel]),
    before: isKnown(panel) ? null : t.before,
    basis: basisOf(draft, [panel]),
    meaning: t.meaning,
    missing: isKnown(panel) ? null : words.missing.pairs(missing, write.number(missing)),
    progress: [progressOf(draft, t.title, panel)],
    blocks: isKnown(panel) ? figureBlocks(draft, panel.figures) : [paragraph(t.computed)],
  };
};
