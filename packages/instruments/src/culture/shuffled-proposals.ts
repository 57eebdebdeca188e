import { CULTURE_TYPES } from '@cadran/contract/codes';
import type { CultureType } from '@cadran/contract/codes';
import { hashText, seededRandom, shuffle } from '../seeded-random.ts';

/** The order of a situation's four proposals: differs between respondents, survives a reload. */
export const shuffledProposals = (
  situationId: string,
  questionnaireId: string,
): readonly CultureType[] =>
  shuffle(CULTURE_TYPES, seededRandom(hashText(`${questionnaireId}/${situationId}`)));
