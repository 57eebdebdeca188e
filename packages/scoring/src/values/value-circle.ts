import { type Value, VALUES } from '@cadran/contract/codes';

/** How many steps apart two values lie on Schwartz's circle (0–5). */
const circleDistance = (a: Value, b: Value): number => {
  const apart = Math.abs(VALUES.indexOf(a) - VALUES.indexOf(b));
  return Math.min(apart, VALUES.length - apart);
};

export type CircleRelation = 'same' | 'neighbours' | 'neither' | 'conflict';

/** Used in the text of a report only, never in a score (docs/method/scores.md#values). */
export const circleRelation = (a: Value, b: Value): CircleRelation => {
  const steps = circleDistance(a, b);
  if (steps === 0) return 'same';
  if (steps === 1) return 'neighbours';
  return steps >= 4 ? 'conflict' : 'neither';
};
