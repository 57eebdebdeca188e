import type { OpenSession } from './session-state.ts';

export const needsSecondFactor = ({ user, organization }: OpenSession): boolean =>
  organization.settings.secondFactorForAdmins && user.role !== 'user' && !user.secondFactor;
