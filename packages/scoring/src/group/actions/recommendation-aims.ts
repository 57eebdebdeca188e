import type { ActionDirection, ActionFigure, RecommendationCode } from '@cadran/contract/codes';
import type { FiredRecommendation } from '../advice/recommendations.ts';

/** The culture type or dimension that it is about is part of the code; figures and groups are not. */
export const recommendationCode = (fired: FiredRecommendation): RecommendationCode => {
  switch (fired.rule) {
    case 'develop':
    case 'reduce':
      return `${fired.rule}:${fired.culture}`;
    case 'align_dimension':
      return `align_dimension:${fired.dimension}`;
    default:
      return fired.rule;
  }
};

interface Aim {
  readonly figure: ActionFigure;
  readonly direction: ActionDirection;
}

/** The figure that an action from this recommendation should move; null: none that two audits can be compared by. */
export const recommendationAim = (fired: FiredRecommendation): Aim | null => {
  switch (fired.rule) {
    case 'develop':
      return { figure: fired.culture, direction: 'up' };
    case 'reduce':
      return { figure: fired.culture, direction: 'down' };
    case 'shared_understanding':
      return { figure: 'dispersion', direction: 'down' };
    case 'align_dimension':
      return { figure: 'congruence', direction: 'up' };
    case 'style_mismatch':
      return { figure: 'styles_apart', direction: 'down' };
    default:
      return null;
  }
};
