import type { Module } from '@cadran/contract';
import type { Sql } from '@cadran/db';
import { insertAccessToken, insertSession } from '../queries/sessions.ts';
import { hashToken, newToken } from './secrets.ts';
import { LIFETIME } from './session-lifetime.ts';

export interface Bearer {
  readonly token: string;
  readonly expiresAt: string;
}

/** What a token opens: a session, one questionnaire, or nothing of its own. */
interface Opens {
  readonly sessionId?: string;
  readonly organizationId?: string;
  readonly module?: Module;
  readonly questionnaireId?: string;
}

const DAY = 24 * 3_600_000;

/** Where not even the moment of a beginning may be kept, a token lasts to the end of its last day. */
const expiryOf = ({ module }: Opens, lifetime: number, now: Date): Date => {
  const exact = now.getTime() + lifetime;
  return new Date(module === 'profiling' ? Math.ceil(exact / DAY) * DAY : exact);
};

const store = async (db: Sql, opens: Opens, lifetime: number, now: Date): Promise<Bearer> => {
  const token = newToken();
  const expiresAt = expiryOf(opens, lifetime, now);
  await insertAccessToken(db, { tokenHash: hashToken(token), ...opens, expiresAt });
  return { token, expiresAt: expiresAt.toISOString() };
};

export const issueAccessToken = (db: Sql, sessionId: string, now: Date): Promise<Bearer> =>
  store(db, { sessionId }, LIFETIME.access, now);

export const issueAnonymousToken = (db: Sql, now: Date): Promise<Bearer> =>
  store(db, {}, LIFETIME.anonymous, now);

/** Opens one questionnaire; takes the place of the anonymous token that created it. */
export const issueRespondentToken = (
  db: Sql,
  questionnaire: { organizationId: string; module: Module; questionnaireId: string },
  now: Date,
): Promise<Bearer> => store(db, questionnaire, LIFETIME.respondent, now);

export interface NewSession {
  /** Goes into the cookie. */
  readonly secret: string;
  /** Goes into the answer. */
  readonly bearer: Bearer;
}

/** In the transaction that found out who this is: whoever ends all sessions at that moment ends this one too. */
export const openSession = async (
  db: Sql,
  user: { organizationId: string; id: string },
  now: Date,
): Promise<NewSession> => {
  const secret = newToken();
  const sessionId = await insertSession(db, {
    organizationId: user.organizationId,
    userId: user.id,
    secretHash: hashToken(secret),
    now,
  });
  return { secret, bearer: await issueAccessToken(db, sessionId, now) };
};
