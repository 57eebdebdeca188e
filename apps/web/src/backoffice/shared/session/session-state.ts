import type { OpenedSession, Organization, User } from '@cadran/contract';

/** Who is here. The token is not part of it: no component needs one. */
export interface OpenSession {
  readonly user: User;
  readonly organization: Organization;
}

/** `expired`: the server said so. `logout`: somebody asked for it, here or in another tab. */
export type EndReason = 'expired' | 'logout';

export interface SessionState {
  readonly current: OpenSession | null;
  readonly ended: EndReason | null;
}

export const NO_SESSION: SessionState = { current: null, ended: null };

export interface Bearer {
  readonly token: string;
  /** By this computer's clock, in milliseconds. */
  readonly expiresAt: number;
}

/** The token's remaining life by the server's own clock: this computer's may be wrong. */
export const bearerOf = (opened: OpenedSession, serverDate: string | null, now: number): Bearer => {
  const serverNow = serverDate === null ? Number.NaN : Date.parse(serverDate);
  const start = Number.isNaN(serverNow) ? now : serverNow;
  return { token: opened.token, expiresAt: now + Date.parse(opened.expiresAt) - start };
};
