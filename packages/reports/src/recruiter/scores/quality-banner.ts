import type { ReportBlock } from '@cadran/contract';
import type { CandidateScores, QualityIndexName } from '@cadran/scoring';
import { callout, list } from '../../drafting/blocks.ts';
import type { Draft } from '../../drafting/draft.ts';

/** Above the scores, with the signs in plain words; informs and changes no score. */
export const qualityBanner = (
  { words, write }: Draft,
  { quality }: CandidateScores,
): readonly ReportBlock[] => {
  if (quality.level === 'good') return [];
  const { flags, qualityText, qualityTitle } = words.scores;
  const written: Readonly<Record<QualityIndexName, (value: number) => string>> = {
    hasty_pages: write.percent,
    hasty_statements: (value) => write.decimal(value, 2),
    longest_run: write.number,
    answer_spread: (value) => write.decimal(value, 2),
    even_odd: (value) => write.decimal(value, 2),
    instructed_items: write.number,
    values_spread: (value) => write.decimal(value, 2),
  };
  return [
    callout(
      quality.level === 'unreliable' ? 'bad' : 'caution',
      qualityTitle[quality.level],
      qualityText[quality.level],
      'quality',
    ),
    ...list(
      quality.flags.flatMap(({ index, value }) =>
        value === null ? [] : [flags[index](written[index](value))],
      ),
    ),
  ];
};
