import type { ReportBlock, ReportSection } from '@cadran/contract';
import { ENGINE_VERSION } from '@cadran/scoring';
import { callout, facts, paragraph } from '../drafting/blocks.ts';
import { type Draft, fullName } from '../drafting/draft.ts';
import { section } from './section.ts';

/** Without scores: not finished, or finished and scored by another version of the engine. */
const withoutScores = ({ data, words, write }: Draft): readonly ReportBlock[] => {
  const { introduction } = words.frame;
  const used = data.engineVersion;
  if (data.scores !== null) return [];
  if (used === null)
    return [callout('caution', introduction.unfinishedTitle, introduction.unfinished)];
  const text = introduction.otherEngine(write.number(used), write.number(ENGINE_VERSION));
  return [callout('caution', introduction.otherEngineTitle, text)];
};

export const introductionSection = (draft: Draft): ReportSection => {
  const { data, words, write } = draft;
  const { introduction, notGiven } = words.frame;
  const { campaign, organizationName, questionnaire } = data;
  return section(draft, 'introduction', [
    paragraph(introduction.purpose(fullName(draft))),
    ...withoutScores(draft),
    facts([
      { name: introduction.campaign, value: campaign.name },
      { name: introduction.organization, value: organizationName },
      { name: introduction.openedAt, value: write.instant(questionnaire.openedAt) },
      {
        name: introduction.completedAt,
        value: questionnaire.completedAt ? write.instant(questionnaire.completedAt) : notGiven,
      },
      { name: introduction.language, value: introduction.spoken[questionnaire.language] },
    ]),
  ]);
};
