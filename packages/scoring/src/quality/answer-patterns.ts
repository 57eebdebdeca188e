import { FACETS } from '@cadran/contract/codes';
import { centred, dot, norm } from '../arithmetic/vectors.ts';
import {
  type AnswerSheet,
  facetPlace,
  keyedAnswer,
  type PersonalityItemKey,
} from '../personality/answer-sheet.ts';

/** Length of the longest run of one and the same answer, in the order of presentation; a gap ends a run. */
export const longestRun = (answers: AnswerSheet): number => {
  let longest = 0;
  let run = 0;
  let previous: number | null = null;
  for (const answer of answers) {
    if (answer === null) run = 0;
    else run = answer === previous ? run + 1 : 1;
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

/** Each facet's first and third item against its second and fourth, where all four were answered. */
const halvesOf = (
  sheet: AnswerSheet,
  items: readonly PersonalityItemKey[],
): { odd: number[]; even: number[] } => {
  const halves = FACETS.map(() => ({ odd: 0, even: 0, seen: 0, whole: true }));
  for (const [i, { facet, reverse }] of items.entries()) {
    const half = halves[facetPlace(facet)];
    if (!half) continue;
    const answer = sheet[i] ?? null;
    if (answer === null) half.whole = false;
    else half[half.seen % 2 === 0 ? 'odd' : 'even'] += keyedAnswer(answer, reverse);
    half.seen += 1;
  }
  const whole = halves.filter((half) => half.whole);
  return { odd: whole.map(({ odd }) => odd), even: whole.map(({ even }) => even) };
};

/**
 * Consistency of a person with themselves (docs/method/scores.md#response-quality): the halves of the thirty facets,
 * correlated and stepped up to full length. Without variance, raw or of a half, there is nothing to be consistent
 * about: 0. Below -1 the step-up formula means nothing more than -1.
 */
export const evenOddConsistency = (
  sheet: AnswerSheet,
  items: readonly PersonalityItemKey[],
): number => {
  const given = sheet.filter((answer) => answer !== null);
  if (given.every((answer) => answer === given[0])) return 0;
  const { odd, even } = halvesOf(sheet, items);
  const r = correlation(odd, even);
  return r <= -1 / 3 ? -1 : (2 * r) / (1 + r);
};
