import type { OpenSession } from './session-state.ts';

/** The organisation demands a second factor of this person, who has none: all else waits for it. */
export const needsSecondFactor = ({ user, organization }: OpenSession): boolean =>
  organization.settings.secondFactorForAdmins && user.role !== 'user' && !user.secondFactor;
