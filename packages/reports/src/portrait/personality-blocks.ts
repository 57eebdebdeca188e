import type { ReportBlock } from '@cadran/contract';
import type { PersonalityMeasure, TraitPosition } from '@cadran/scoring';
import { list, paragraph, titled } from '../drafting/blocks.ts';
import type { Draft } from '../drafting/draft.ts';
import { combinationsOf } from './personality-reading.ts';

/** "3.7 ± 0.2", or that there is none. */
export const positionText = (
  { words, write }: Draft,
  at: Pick<TraitPosition, 'position' | 'margin'> | null,
): string => {
  const { personality } = words;
  if (at === null) return personality.noPosition;
  const position = write.decimal(at.position);
  return personality.withMargin(position, write.decimal(at.margin));
};

/** Pairs of domains that stand out, each with its side. */
export const combinationBlocks = (
  { words, names }: Draft,
  measure: PersonalityMeasure,
): readonly ReportBlock[] => {
  const { personality, combinations } = words;
  const items = combinationsOf(measure, combinations).map(
    ({ first, firstSide, second, secondSide, text }) =>
      personality.combination(
        personality.combinationNames(
          names.traits[first],
          personality.sides[firstSide],
          names.traits[second],
          personality.sides[secondSide],
        ),
        text,
      ),
  );
  return titled(
    personality.combinationsTitle,
    items.length > 0 ? list(items) : [paragraph(personality.noCombination)],
  );
};
