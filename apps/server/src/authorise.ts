import type { Member } from '@cadran/policies';
import { AppError } from './app-error.ts';

/** Asks a policy and refuses with `forbidden`. */
export const authorise = <A extends readonly unknown[]>(
  policy: (actor: Member, ...about: A) => boolean,
  actor: Member,
  ...about: A
): void => {
  if (!policy(actor, ...about)) throw new AppError('forbidden');
};
