import { type Domain, FACETS_OF } from '@cadran/contract/codes';

/** Domains take turns. */
const TURNS = [
  'neuroticism',
  'extraversion',
  'openness',
  'agreeableness',
  'conscientiousness',
] as const satisfies readonly Domain[];

const ROUNDS = [0, 1, 2, 3] as const;
const FACET_PLACES = [0, 1, 2, 3, 4, 5] as const;

/** One third and three quarters of the way, inside a page of ten rather than at its edge. */
const FIRST_CHECK_AT = 43;
const SECOND_CHECK_AT = 92;

/** Each round asks one item of every facet; which of the four is shifted so that both keys mix. */
const statements = ROUNDS.flatMap((round) =>
  FACET_PLACES.flatMap((place) =>
    TURNS.map((domain, turn) => `${FACETS_OF[domain][place]}_${((round + place + turn) % 4) + 1}`),
  ),
);

/** The 120 items and the two instructed ones, in presentation order. */
export const PERSONALITY_ORDER: readonly string[] = statements
  .toSpliced(FIRST_CHECK_AT, 0, 'attention_1')
  .toSpliced(SECOND_CHECK_AT, 0, 'attention_2');
