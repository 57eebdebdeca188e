import type { Module } from '@cadran/contract';
import type { Sql } from '@cadran/db';
import { insertAccessToken, insertSession } from '../queries/sessions.ts';
import { hashToken, generateToken } from '../../../secrets.ts';
import { LIFETIME } from '../../../http/authentication/session-lifetime.ts';

export interface BearerToken {
  readonly token: string;
  readonly expiresAt: string;
}

/** What a token gives access to: a session, one questionnaire, or only anonymous routes. */
interface TokenScope {
  readonly sessionId?: string;
  readonly organizationId?: string;
  readonly module?: Module;
  readonly questionnaireId?: string;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/**
 * A culture audit's token expires at the end of a day, so that it does not reveal when its respondent began; the
 * visitor's token that it replaces, at the end of an hour.
 */
const expiryStep = ({ module, sessionId }: TokenScope): number => {
  if (module === 'profiling') return DAY;
  return module === undefined && sessionId === undefined ? HOUR : 1;
};

const tokenExpiry = (opens: TokenScope, lifetime: number, now: Date): Date => {
  const step = expiryStep(opens);
  return new Date(Math.ceil((now.getTime() + lifetime) / step) * step);
};

const issueToken = async (
  db: Sql,
  opens: TokenScope,
  lifetime: number,
  now: Date,
): Promise<BearerToken> => {
  const token = generateToken();
  const expiresAt = tokenExpiry(opens, lifetime, now);
  await insertAccessToken(db, { tokenHash: hashToken(token), ...opens, expiresAt });
  return { token, expiresAt: expiresAt.toISOString() };
};

export const issueAccessToken = (db: Sql, sessionId: string, now: Date): Promise<BearerToken> =>
  issueToken(db, { sessionId }, LIFETIME.access, now);

export const issueAnonymousToken = (db: Sql, now: Date): Promise<BearerToken> =>
  issueToken(db, {}, LIFETIME.anonymous, now);

/** Gives access to one questionnaire; replaces the anonymous token that created it. */
export const issueRespondentToken = (
  db: Sql,
  questionnaire: { organizationId: string; module: Module; questionnaireId: string },
  now: Date,
): Promise<BearerToken> => issueToken(db, questionnaire, LIFETIME.respondent, now);

export interface NewSession {
  /** For the refresh cookie. */
  readonly secret: string;
  /** For the response body. */
  readonly bearer: BearerToken;
}

/** Call it in the transaction that verified the user, so that ending all sessions at the same time ends this one. */
export const createSession = async (
  db: Sql,
  user: { organizationId: string; id: string },
  now: Date,
): Promise<NewSession> => {
  const secret = generateToken();
  const sessionId = await insertSession(db, {
    organizationId: user.organizationId,
    userId: user.id,
    secretHash: hashToken(secret),
    now,
  });
  return { secret, bearer: await issueAccessToken(db, sessionId, now) };
};
