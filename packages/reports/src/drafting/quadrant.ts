import type { QuadrantTexts } from '@cadran/charts/models';
import type { CulturePoint } from '@cadran/scoring';
import type { Draft } from './draft.ts';

type Written = Pick<Draft, 'words' | 'names' | 'write'>;

/** The position of a culture in the diagram, in words. */
export const placeText = ({ words, write }: Written, { x, y }: CulturePoint): string =>
  words.culture.at(write.signed(x, 0), write.signed(y, 0));

/** What stands in every diagram. */
export const quadrantTexts = ({ words, names }: Written): QuadrantTexts => ({
  types: names.types,
  axes: words.culture.axes,
  culture: words.culture.culture,
});
