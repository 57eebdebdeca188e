import { LIMITS } from '@cadran/contract';

export const STRENGTHS = ['weak', 'fair', 'good', 'strong'] as const;
export type Strength = (typeof STRENGTHS)[number];

const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u];

/** Repeated characters count once. */
const variety = (password: string): number => new Set(password).size;

/**
 * An indication beside the spec's hint (12 or more characters of mixed types), not a rule:
 * length counts first, then the kinds of characters.
 */
export const passwordStrength = (password: string): Strength => {
  const length = Math.min(password.length, variety(password) * 2);
  const kinds = KINDS.filter((kind) => kind.test(password)).length;
  if (length < 8) return 'weak';
  if (length < LIMITS.passwordRecommended) return kinds >= 3 ? 'good' : 'fair';
  return kinds >= 3 || length >= 20 ? 'strong' : 'good';
};
