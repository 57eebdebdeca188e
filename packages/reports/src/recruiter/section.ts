import type { ReportBlock, ReportSection, ReportSectionScore } from '@cadran/contract';
import type { ScoredSection } from '@cadran/contract/codes';
import type { Draft } from '../drafting/draft.ts';

/** Asked by the campaign, or scored when the campaign still asked it. */
export const isShown = ({ data }: Draft, section: ScoredSection): boolean =>
  data.campaign.profile[section] !== null || (data.scores?.sections[section].active ?? false);

export const section = (
  { words }: Draft,
  id: keyof Draft['words']['frame']['sections'],
  blocks: readonly ReportBlock[],
  score?: ReportSectionScore | null,
): ReportSection => ({
  id,
  title: words.frame.sections[id],
  ...(score && { score }),
  blocks,
});
