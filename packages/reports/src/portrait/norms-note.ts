import type { PersonalityMeasure } from '@cadran/scoring';
import { small } from '../drafting/blocks.ts';
import type { Draft } from '../drafting/draft.ts';
import type { ReportBlock } from '../report.ts';

/** Norms have a version and a source, and are named as provisional (scoring.md §3). */
export const normsNote = ({ words }: Draft, { norms }: PersonalityMeasure): ReportBlock => {
  const known: Readonly<Record<string, string>> = words.personality.sources;
  return small(words.personality.norms(known[norms.version] ?? norms.source, norms.version));
};
