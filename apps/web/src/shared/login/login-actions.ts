import type { BodyInput, Contract } from '@cadran/contract';
import { useEffect, useState } from 'react';

export type Credentials = BodyInput<Contract['auth']['login']>;
export type SsoStart = Pick<BodyInput<Contract['sso']['start']>, 'email' | 'organizationId'>;

/** What the page asks of the server; each of them leaves the page when it succeeds. */
export interface LoginActions {
  readonly logIn: (credentials: Credentials) => Promise<void>;
  /** Completes a sign-in by the company's provider. */
  readonly verifyCode: (code: string) => Promise<void>;
  /** To the organisation's identity provider, which redirects back to the server. */
  readonly startSso: (by: SsoStart) => Promise<void>;
}

interface Attempt {
  readonly pending: boolean;
  readonly error: Error | null;
}

const NONE: Attempt = { pending: false, error: null };

const asError = (cause: unknown): Error =>
  cause instanceof Error ? cause : new Error('The request failed', { cause });

/** The state of an action that the user starts; it stays pending once it succeeds, until the page is left. */
export const useAttempt = () => {
  const [attempt, set] = useState(NONE);
  useEffect(() => {
    // After the browser's back button the restored page is still pending: allow another attempt.
    const resetRestoredPage = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) set(NONE);
    };
    window.addEventListener('pageshow', resetRestoredPage);
    return () => window.removeEventListener('pageshow', resetRestoredPage);
  }, []);
  const run = (action: Promise<void>): void => {
    set({ pending: true, error: null });
    action.catch((error: unknown) => set({ pending: false, error: asError(error) }));
  };
  return { ...attempt, run, reset: () => set(NONE) };
};
