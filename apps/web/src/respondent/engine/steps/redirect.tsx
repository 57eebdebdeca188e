import { useEffect } from 'react';
import type { QuestionnaireRoute } from '../../routing/route.ts';
import { replaceRoute } from '../../routing/use-route.ts';

interface Props {
  readonly route: QuestionnaireRoute;
  readonly part: number;
  readonly page?: number;
}

/** Redirects from a step that is not available yet. */
export const Redirect = ({ route, part, page = 0 }: Props) => {
  useEffect(() => replaceRoute(route, part, page), [route, part, page]);
  return null;
};
