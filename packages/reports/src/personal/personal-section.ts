import type { ReportBlock, ReportSection } from '@cadran/contract';
import type { Draft } from '../drafting/draft.ts';

/** No score: the portrait compares with nothing. */
export const personalSection = (
  { words }: Draft,
  id: keyof Draft['words']['personal']['sections'],
  blocks: readonly ReportBlock[],
): ReportSection => ({ id, title: words.personal.sections[id], blocks });
