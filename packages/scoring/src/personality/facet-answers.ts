import { FACETS } from '@cadran/contract/codes';
import {
  type AnswerSheet,
  facetPlace,
  keyedAnswer,
  type PersonalityItemKey,
} from './answer-sheet.ts';

/** What was answered on each facet, in the order of `FACETS`, after turning reverse-keyed items. */
export interface FacetAnswers {
  readonly sums: readonly number[];
  readonly answered: readonly number[];
  /** Pooled deviation of the items around the mean of their facet (docs/method/certainty.md#noise). */
  readonly deviation: number;
}

export const facetAnswers = (
  sheet: AnswerSheet,
  items: readonly PersonalityItemKey[],
): FacetAnswers => {
  const sums = FACETS.map(() => 0);
  const squares = FACETS.map(() => 0);
  const answered = FACETS.map(() => 0);
  for (const [i, { facet, reverse }] of items.entries()) {
    const raw = sheet[i] ?? null;
    if (raw === null) continue;
    const place = facetPlace(facet);
    const answer = keyedAnswer(raw, reverse);
    sums[place] = (sums[place] ?? 0) + answer;
    squares[place] = (squares[place] ?? 0) + answer * answer;
    answered[place] = (answered[place] ?? 0) + 1;
  }
  let within = 0;
  let freedom = 0;
  for (const [place, count] of answered.entries()) {
    if (count < 2) continue;
    within += (squares[place] ?? 0) - (sums[place] ?? 0) ** 2 / count;
    freedom += count - 1;
  }
  // Rounding may leave a little less than nothing where all answers of each facet agree.
  return {
    sums,
    answered,
    deviation: freedom === 0 ? 0 : Math.sqrt(Math.max(0, within) / freedom),
  };
};
