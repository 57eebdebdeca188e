import type { ReportBlock } from '@cadran/contract';
import type { Motivation } from '@cadran/contract/codes';
import { picture } from '../drafting/blocks.ts';
import type { Draft } from '../drafting/draft.ts';

/** How many motivations the texts name at the top and at the bottom of a ranking. */
export const LEADING = 3;
export const CLOSING = 2;

export const motivationSlope = (
  { words, names, write }: Draft,
  actual: readonly Motivation[],
  desired: readonly Motivation[] | null,
  person: string,
): ReportBlock => {
  const { motivations, frame } = words;
  const listed = (of: readonly Motivation[]): string =>
    write.list(of.map((motivation) => names.motivations[motivation]));
  return picture({
    kind: 'motivations',
    title: motivations.slope,
    description: motivations.slopeDescription(
      listed(actual.slice(0, LEADING)),
      listed(actual.slice(-CLOSING)),
    ),
    model: { desired, actual },
    texts: {
      motivations: names.motivations,
      desired: frame.target,
      actual: person,
      motivation: motivations.motivation,
      moved: motivations.moved,
    },
  });
};
