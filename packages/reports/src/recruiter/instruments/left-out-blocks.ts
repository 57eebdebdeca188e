import type { ReportBlock } from '@cadran/contract';
import { callout } from '../../drafting/blocks.ts';
import type { Draft } from '../../drafting/draft.ts';

/** What the person left out is named, and counted neither for nor against. */
export const leftOutBlocks = <Code extends string>(
  { words, write }: Draft,
  missing: readonly Code[],
  names: Readonly<Record<Code, string>>,
  sentence: (names: string) => string,
): readonly ReportBlock[] => {
  if (missing.length === 0) return [];
  const named = write.list(missing.map((code) => names[code]));
  return [callout('neutral', words.scores.leftOutTitle, sentence(named))];
};
