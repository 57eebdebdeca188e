import type { ReportBlock } from '@cadran/contract';
import { CULTURE_TYPES } from '@cadran/contract/codes';
import { barDifferences } from '@cadran/scoring';
import { list, paragraph, small } from '../../drafting/blocks.ts';
import { differenceItem } from '../side-by-side.ts';
import { totalGapText } from '../trend-report.ts';
import { answersText, type PublishedDraft } from './page-draft.ts';

/** What has changed since the audit before, as far as these answers show it. */
export const sinceBlocks = (draft: PublishedDraft): readonly ReportBlock[] => {
  const { content, page, texts, write } = draft;
  if (!content.since) return [];
  const { campaignName, takenAt, before, now } = content.since;
  const changed = barDifferences(
    { ...before.perceived, respondents: before.respondents },
    { ...now.perceived, respondents: now.respondents },
  );
  const moved = CULTURE_TYPES.filter((type) => changed[type].supported);
  return [
    paragraph(
      page.since.compared(campaignName, write.instant(takenAt), answersText(draft, before)),
    ),
    ...list([
      moved.length === 0
        ? texts.trend.unclear
        : texts.trend.shown(
            write.list(moved.map((type) => differenceItem(draft, type, changed[type]))),
          ),
      totalGapText(draft, before.totalGap, now.totalGap),
    ]),
    small(page.since.caution),
  ];
};
