import type { ScoredSection } from '@cadran/contract/codes';
import type { Draft } from '../drafting/draft.ts';
import type { ReportBlock, ReportSection, SectionScore } from '../report.ts';

/** Asked by the campaign, or scored when the campaign still asked it. */
export const isShown = ({ data }: Draft, section: ScoredSection): boolean =>
  data.campaign.profile[section] !== null || (data.scores?.sections[section].active ?? false);

export const section = (
  { words }: Draft,
  id: keyof Draft['words']['frame']['sections'],
  blocks: readonly ReportBlock[],
  score?: SectionScore | null,
): ReportSection => ({
  id,
  title: words.frame.sections[id],
  ...(score && { score }),
  blocks,
});
