import { chiSquareTail } from './distributions.ts';
import { type Cell, nagelkerke, ordinalLogLikelihood } from './ordinal-regression.ts';

/** How many people of a group with this score on the other items chose this option. */
export interface GroupedAnswers {
  readonly option: number;
  readonly restScore: number;
  /** 0: the reference, 1: the group compared with it. */
  readonly group: 0 | 1;
  readonly count: number;
}

/** A: negligible, B: moderate, C: large. */
export type FairnessClass = 'A' | 'B' | 'C';

export interface ItemFairness {
  /** What the group adds to the other items, in Nagelkerke's R². */
  readonly change: number;
  readonly p: number;
  readonly class: FairnessClass;
}

/** Jodoin and Gierl (2001). */
const MODERATE = 0.035;
const LARGE = 0.07;
/** Many items are looked at: a smaller chance than one in a hundred counts as none. */
const SIGNIFICANT = 0.01;

export const fairnessClass = (change: number, p: number): FairnessClass => {
  if (p >= SIGNIFICANT || change < MODERATE) return 'A';
  return change < LARGE ? 'B' : 'C';
};

const cellsWith = (
  answers: readonly GroupedAnswers[],
  predictors: (restScore: number, group: number) => readonly number[],
): Cell[] =>
  answers.map(({ option, restScore, group, count }) => ({
    option,
    count,
    predictors: predictors(restScore, group),
  }));

/**
 * Whether people of two groups who are alike on the other items answer this one differently (differential item
 * functioning): ordinal logistic regressions without the group, and with it and its product with the rest score.
 */
export const itemFairness = (answers: readonly GroupedAnswers[]): ItemFairness => {
  const people = answers.reduce((sum, { count }) => sum + count, 0);
  const fit = (predictors: (restScore: number, group: number) => readonly number[]): number =>
    ordinalLogLikelihood(cellsWith(answers, predictors));
  const none = fit(() => []);
  const matching = fit((rest) => [rest]);
  const full = fit((rest, group) => [rest, group, rest * group]);
  const change = nagelkerke(full, none, people) - nagelkerke(matching, none, people);
  const p = chiSquareTail(2 * (full - matching), 2);
  return { change, p, class: fairnessClass(change, p) };
};
