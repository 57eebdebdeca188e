import { CULTURE_TYPES, type CultureType } from '@cadran/contract/codes';
import { PROFILING_CULTURE } from '@cadran/instruments/profiling-culture';
import type { CultureRanking } from './rank-sums.ts';

const permutations = (types: readonly CultureType[]): CultureRanking[] =>
  types.length === 0
    ? [[]]
    : types.flatMap((first) =>
        permutations(types.filter((type) => type !== first)).map((rest) => [first, ...rest]),
      );

/** All rankings of the four types; a code is a place in this list. */
export const RANKINGS: readonly CultureRanking[] = permutations(CULTURE_TYPES);

/** Bits of a code. */
export const CODE_BITS = 5;
/** Situations in each half of a packed number, so that each half can be read as 32 bits. */
export const SITUATIONS_OF_HALF = 6;
const HALF_BITS = 32;

const CODES: ReadonlyMap<string, bigint> = new Map(
  RANKINGS.map((ranking, code) => [ranking.join(), BigInt(code)]),
);

const shiftOf = (situation: number): number =>
  HALF_BITS * Math.floor(situation / SITUATIONS_OF_HALF) +
  CODE_BITS * (situation % SITUATIONS_OF_HALF);

/** The rankings of all situations as one whole number; null unless every situation is fully ranked. */
export const packRankings = (
  answers: Readonly<Record<string, CultureRanking | undefined>>,
): bigint | null => {
  let packed = 0n;
  for (const [situation, { id }] of PROFILING_CULTURE.entries()) {
    const code = CODES.get(answers[id]?.join() ?? '');
    if (code === undefined) return null;
    packed |= code << BigInt(shiftOf(situation));
  }
  return packed;
};
