import { type Fit, fit, type Maybe } from '../engine-version.ts';

/**
 * One thing a campaign asks for. Missing is a case: what the campaign did not ask for, and what cannot
 * be compared, takes no part in the mean; what the candidate did not answer earns nothing.
 */
export type Criterion<Name extends string> =
  | { readonly name: Name; readonly status: 'not_required' }
  | {
      readonly name: Name;
      readonly status: 'not_comparable';
      readonly required: unknown;
      readonly given: unknown;
    }
  | {
      readonly name: Name;
      readonly status: 'scored';
      readonly weight: number;
      readonly credit: number;
      readonly required: unknown;
      readonly given: unknown;
    };

export interface CriteriaComponents<Name extends string> {
  readonly criteria: readonly Criterion<Name>[];
}

/** Weighted mean of the credits (0–1) in percent, renormalised over those scored; null if none is. */
export const criteriaFit = <Name extends string>(
  criteria: readonly Criterion<Name>[],
): Fit<CriteriaComponents<Name>> | null => {
  let weight = 0;
  let earned = 0;
  for (const criterion of criteria) {
    if (criterion.status !== 'scored') continue;
    weight += criterion.weight;
    earned += criterion.weight * criterion.credit;
  }
  return weight === 0 ? null : fit((100 * earned) / weight, { criteria });
};

const isSame = (given: string, required: string): boolean => given === required;

/** Whether any of the alternatives asked for is among those given. */
export const anyOf = <Name extends string>(
  name: Name,
  weight: number,
  required: Maybe<readonly string[]>,
  given: Maybe<readonly string[]>,
  matches = isSame,
): Criterion<Name> => {
  if (!required || required.length === 0) return { name, status: 'not_required' };
  const credit = given?.some((code) => required.some((one) => matches(code, one))) ? 1 : 0;
  return { name, status: 'scored', weight, credit, required, given: given ?? null };
};

/** An amount with a limit: full credit up to it, then fading to nothing over `fade`. */
export const atMost = <Name extends string>(
  name: Name,
  weight: number,
  required: Maybe<number>,
  given: Maybe<number>,
  fade: number,
): Criterion<Name> => {
  if (required === null || required === undefined) return { name, status: 'not_required' };
  const known = given ?? null;
  const credit = known === null ? 0 : Math.max(0, 1 - Math.max(0, known - required) / fade);
  return { name, status: 'scored', weight, credit, required, given: known };
};

/** A division (C10) belongs to its section (C), not the other way round. */
export const isWithinSector = (given: string, required: string): boolean =>
  given.startsWith(required);
