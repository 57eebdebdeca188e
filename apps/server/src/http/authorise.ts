import type { Actor } from '@cadran/policies';
import { AppError } from './app-error.ts';

/** Throws `forbidden` unless the policy allows it. */
export const authorise = <A extends readonly unknown[]>(
  policy: (actor: Actor, ...about: A) => boolean,
  actor: Actor,
  ...about: A
): void => {
  if (!policy(actor, ...about)) throw new AppError('forbidden');
};
