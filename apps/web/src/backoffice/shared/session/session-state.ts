import type { OpenedSession, Organization, User } from '@cadran/contract';

/** Without the token, which no component needs. */
export interface OpenSession {
  readonly user: User;
  readonly organization: Organization;
}

/** `expired` by the server, `logout` by the user in this or another tab. */
export type EndReason = 'expired' | 'logout';

export interface SessionState {
  readonly current: OpenSession | null;
  readonly ended: EndReason | null;
  /** Whose session ended: what this device keeps of theirs is told to nobody else. */
  readonly endedUserId?: string;
}

export const NO_SESSION: SessionState = { current: null, ended: null };

export interface Bearer {
  readonly token: string;
  /** Milliseconds, by the local clock. */
  readonly expiresAt: number;
}

/** Uses the server's date for the remaining lifetime, because the local clock may be wrong. */
export const toBearer = (opened: OpenedSession, serverDate: string | null, now: number): Bearer => {
  const serverNow = serverDate === null ? Number.NaN : Date.parse(serverDate);
  const start = Number.isNaN(serverNow) ? now : serverNow;
  return { token: opened.token, expiresAt: now + Date.parse(opened.expiresAt) - start };
};

export const needsSecondFactor = ({ user, organization }: OpenSession): boolean =>
  organization.settings.secondFactorForAdmins && user.role !== 'user' && !user.secondFactor;
