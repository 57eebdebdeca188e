import { overallSteps } from '../arithmetic/overall-steps.ts';
import { facts, paragraph, small } from '../drafting/blocks.ts';
import type { Draft } from '../drafting/draft.ts';
import type { ReportSection, SectionScore } from '../report.ts';
import { qualityBanner } from './quality-banner.ts';
import { section } from './section.ts';
import { sectionBars } from './section-bars.ts';
import { verdictBlocks } from './verdict-blocks.ts';

export const scoresSection = (draft: Draft): ReportSection => {
  const { data, words, write } = draft;
  const texts = words.scores;
  const { scores } = data;
  if (scores === null) return section(draft, 'scores', [paragraph(texts.noScores)]);
  const outOf = (value: number | null): string =>
    value === null ? texts.notScored : texts.outOf(write.score(value));
  const overall: SectionScore = {
    value: scores.displayed,
    text: outOf(scores.overall),
    note: scores.overall === null ? texts.verdict.insufficient_basis : null,
    arithmetic: overallSteps(draft, scores),
  };
  return section(
    draft,
    'scores',
    [
      ...qualityBanner(draft, scores),
      ...verdictBlocks(draft, scores),
      facts([
        { name: texts.overall, value: outOf(scores.overall) },
        { name: texts.psychometric, value: outOf(scores.psychometric), term: 'psychometric' },
        { name: texts.weight, value: write.number(scores.weight), term: 'weight' },
        { name: texts.quality, value: texts.qualityLevels[scores.quality.level], term: 'quality' },
      ]),
      small(texts.psychometricNote),
      ...sectionBars(draft, scores),
    ],
    overall,
  );
};
