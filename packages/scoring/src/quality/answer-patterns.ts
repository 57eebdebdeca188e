import { FACETS } from '@cadran/contract/codes';
import { centred, dot, norm } from '../arithmetic/vectors.ts';
import {
  type AnswerSheet,
  facetPlace,
  keyedAnswer,
  type PersonalityItemKey,
} from '../personality/answer-sheet.ts';

/** Length of the longest run of one and the same answer, in the order of presentation. */
export const longestRun = (answers: readonly number[]): number => {
  let longest = 0;
  let run = 0;
  let previous: number | undefined;
  for (const answer of answers) {
    run = answer === previous ? run + 1 : 1;
    previous = answer;
    if (run > longest) longest = run;
  }
  return longest;
};

/** 0 where one does not vary. */
const correlation = (a: readonly number[], b: readonly number[]): number => {
  const x = centred(a);
  const y = centred(b);
  const spread = norm(x) * norm(y);
  return spread === 0 ? 0 : dot(x, y) / spread;
};

/** Each facet's first and third item against its second and fourth. */
const halvesOf = (
  sheet: AnswerSheet,
  items: readonly PersonalityItemKey[],
): { odd: number[]; even: number[] } => {
  const odd = FACETS.map(() => 0);
  const even = FACETS.map(() => 0);
  const seen = FACETS.map(() => 0);
  let i = 0;
  for (const { facet, reverse } of items) {
    const place = facetPlace(facet);
    const before = seen[place] ?? 0;
    const half = before % 2 === 0 ? odd : even;
    half[place] = (half[place] ?? 0) + keyedAnswer(sheet[i] ?? 0, reverse);
    i += 1;
    seen[place] = before + 1;
  }
  return { odd, even };
};

/**
 * Consistency of a person with himself (scoring.md §6): the halves of the thirty facets, correlated
 * and stepped up to full length. Without variance, raw or of a half, there is nothing to be
 * consistent about: 0. Below -1 the step-up formula means nothing more than -1.
 */
export const evenOddConsistency = (
  sheet: AnswerSheet,
  items: readonly PersonalityItemKey[],
): number => {
  if (sheet.every((answer) => answer === sheet[0])) return 0;
  const { odd, even } = halvesOf(sheet, items);
  const r = correlation(odd, even);
  return r <= -1 / 3 ? -1 : (2 * r) / (1 + r);
};
