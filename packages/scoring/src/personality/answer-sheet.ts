import { FACETS, type Facet, type Trait } from '@cadran/contract/codes';
import { type ItemAnswers, type Maybe, type Rating, ratingOf } from '../engine-version.ts';

/** What scoring needs to know of a personality item; the instrument's own type fits. */
export interface PersonalityItemKey {
  readonly id: string;
  readonly facet: Facet;
  readonly reverse: boolean;
}

/** The raw answers in the order of the items, null where none was given: looked up once, read many times. */
export type AnswerSheet = readonly (number | null)[];

/** Null when no item was answered or declined: the section was never reached. */
export const answerSheet = (
  answers: Maybe<ItemAnswers<Rating>>,
  items: readonly PersonalityItemKey[],
): AnswerSheet | null => {
  if (!answers || items.every(({ id }) => (answers[id] ?? null) === null)) return null;
  return items.map(({ id }) => ratingOf(answers[id]));
};

const PLACES: ReadonlyMap<Trait, number> = new Map(FACETS.map((facet, place) => [facet, place]));

/** Where a facet stands in `FACETS`. */
export const facetPlace = (facet: Facet): number => PLACES.get(facet) ?? 0;

export const isFacet = (trait: Trait): trait is Facet => PLACES.has(trait);

/** An answer 1–5 turned so that more means more of the trait. */
export const keyedAnswer = (answer: number, reverse: boolean): number =>
  reverse ? 6 - answer : answer;
