import { FACETS, MOTIVATIONS } from '@cadran/contract';
import { SCREENING_KEY } from '@cadran/scoring';

const { culture, values, personality } = SCREENING_KEY;

/** How much the product's own questionnaire asks, counted on the questionnaire itself. */
export const QUESTIONNAIRE_SIZE = {
  situations: culture.length,
  valueStatements: values.length,
  personalityStatements: personality.length,
  facetStatements: personality.length / FACETS.length,
  motivations: MOTIVATIONS.length,
} as const;
