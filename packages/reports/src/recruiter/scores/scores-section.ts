import type { ReportSection, ReportSectionScore } from '@cadran/contract';
import type { OverallHalf } from '@cadran/contract/codes';
import { overallSteps } from '../../arithmetic/overall-steps.ts';
import { facts, paragraph, small } from '../../drafting/blocks.ts';
import type { Draft } from '../../drafting/draft.ts';
import { scoreText, shownInterval } from '../../drafting/score-text.ts';
import { qualityBanner } from './quality-banner.ts';
import { section } from '../section.ts';
import { verdictBlocks } from './verdict-blocks.ts';

export const scoresSection = (draft: Draft): ReportSection => {
  const { data, words, write } = draft;
  const texts = words.scores;
  const { scores } = data;
  if (scores === null) {
    const why =
      data.engineVersion === null ? texts.noScores : words.frame.introduction.otherEngineTitle;
    return section(draft, 'scores', [paragraph(why)]);
  }
  const { precision } = scores;
  const overallText = scoreText(draft, scores.overall, precision.overall);
  const half = (name: OverallHalf): string => {
    const score = scores.halves[name];
    const text = scoreText(draft, score, precision.halves[name]);
    return name === 'facts' && score !== null ? texts.asDeclared(text) : text;
  };
  const interval = shownInterval(precision.overall);
  const overall: ReportSectionScore = {
    value: scores.displayed,
    ...(interval && { interval }),
    text: overallText,
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
        { name: texts.overall, value: overallText },
        { name: texts.halves.answers, value: half('answers'), term: 'halves' },
        { name: texts.halves.facts, value: half('facts'), term: 'halves' },
        { name: texts.weight, value: write.number(scores.weight), term: 'weight' },
        { name: texts.quality, value: texts.qualityLevels[scores.quality.level], term: 'quality' },
      ]),
      small(texts.halvesNote),
      small(texts.scale),
      small(texts.reading),
    ],
    overall,
  );
};
