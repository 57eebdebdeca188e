import { FACETS, type Facet, type Trait } from '@cadran/contract/codes';
import type { ItemAnswers, Maybe } from '../engine-version.ts';

/** What scoring needs to know of a personality item; the instrument's own type fits. */
export interface PersonalityItemKey {
  readonly id: string;
  readonly facet: Facet;
  readonly reverse: boolean;
}

/** The raw answers in the order of the items: looked up once, read many times. */
export type AnswerSheet = readonly number[];

/** Null while an item is unanswered. */
export const answerSheet = (
  answers: Maybe<ItemAnswers<number>>,
  items: readonly PersonalityItemKey[],
): AnswerSheet | null => {
  if (!answers) return null;
  const sheet: number[] = [];
  for (const { id } of items) {
    const answer = answers[id] ?? null;
    if (answer === null) return null;
    sheet.push(answer);
  }
  return sheet;
};

const PLACES: ReadonlyMap<Trait, number> = new Map(FACETS.map((facet, place) => [facet, place]));

/** Where a facet stands in `FACETS`. */
export const facetPlace = (facet: Facet): number => PLACES.get(facet) ?? 0;

export const isFacet = (trait: Trait): trait is Facet => PLACES.has(trait);

/** An answer 1–5 turned so that more means more of the trait. */
export const keyedAnswer = (answer: number, reverse: boolean): number =>
  reverse ? 6 - answer : answer;
