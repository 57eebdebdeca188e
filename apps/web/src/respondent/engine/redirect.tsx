import { useEffect } from 'react';
import type { QuestionnairePlace } from '../route.ts';
import { replaceBy } from '../use-place.ts';

interface Props {
  readonly place: QuestionnairePlace;
  readonly part: number;
  readonly page?: number;
}

/** An address that is not to be seen (yet) leads to one that is. */
export const Redirect = ({ place, part, page = 0 }: Props) => {
  useEffect(() => replaceBy(place, part, page), [place, part, page]);
  return null;
};
