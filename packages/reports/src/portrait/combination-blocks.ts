import type { PersonalityMeasure } from '@cadran/scoring';
import { list, paragraph, titled } from '../drafting/blocks.ts';
import type { Draft } from '../drafting/draft.ts';
import type { ReportBlock } from '../report.ts';
import { combinationsOf } from './personality-reading.ts';

/** What two marked domains make together, named with their levels. */
export const combinationBlocks = (
  { words, names }: Draft,
  measure: PersonalityMeasure,
): readonly ReportBlock[] => {
  const { personality, combinations } = words;
  const items = combinationsOf(measure, combinations).map(
    ({ first, firstBand, second, secondBand, text }) =>
      personality.combination(
        personality.combinationNames(
          names.traits[first],
          personality.bandWords[firstBand],
          names.traits[second],
          personality.bandWords[secondBand],
        ),
        text,
      ),
  );
  return titled(
    personality.combinationsTitle,
    items.length > 0 ? list(items) : [paragraph(personality.noCombination)],
  );
};
