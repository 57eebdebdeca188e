import type { Database, Tx } from '@cadran/db';
import { AppError } from '../../../http/app-error.ts';
import type { Services } from '../../../http/context.ts';
import { toMember } from '../../../http/authentication/member.ts';
import { isSessionAlive } from '../../../http/authentication/session-lifetime.ts';
import { generateToken, hashToken } from '../../../secrets.ts';
import { logUserActivity, SYSTEM_ACTOR } from '../../activity-log/index.ts';
import { insertMails, WORTH_SENDING } from '../../mail/index.ts';
import {
  adoptTimeZone,
  findOrganization,
  type OrganizationRow,
} from '../../organizations/index.ts';
import { findUser, type UserRow } from '../../users/index.ts';
import {
  deleteSession,
  findSessionByRetiredSecret,
  findSessionBySecret,
  lockSession,
  rotateSecret,
  type SessionRow,
  touchSession,
} from '../queries/sessions.ts';
import { type BearerToken, issueAccessToken } from './session-tokens.ts';

/** Another tab may have sent the same cookie before it received the new one. */
const CONCURRENT_MS = 60_000;

interface RefreshedSession {
  readonly user: UserRow;
  readonly organization: OrganizationRow;
  readonly bearer: BearerToken;
  /** For the cookie; undefined if another tab just received it. */
  readonly secret: string | undefined;
}

const refused = (): AppError => new AppError('unauthenticated');

/** Two people hold this session: nobody can tell which of them is its owner. */
const endReusedSession = (database: Database, session: SessionRow, now: Date): Promise<void> =>
  database.withTenant(session.organizationId, async (tx) => {
    const user = await findUser(tx, session.userId);
    const { organizationId, email, language, username } = user;
    await deleteSession(tx.sql, session.id);
    await logUserActivity(tx, SYSTEM_ACTOR, 'end_sessions', user, now, { reused: true });
    await insertMails(tx, [
      {
        organizationId,
        userId: user.id,
        kind: 'session_reused',
        recipient: email,
        language,
        data: { username },
        createdAt: now,
        dueAt: now,
        expiresAt: new Date(now.getTime() + WORTH_SENDING.session_reused),
      },
    ]);
  });

/**
 * Replaces the secret that was sent. The one before it is replaced again after a minute: its browser never received the
 * answer. If somebody else used it, the owner comes back with a retired secret, and the session ends.
 */
const replaceSecret = async (
  tx: Tx,
  session: SessionRow,
  sent: Buffer,
  now: Date,
): Promise<string | undefined> => {
  const isCurrent = session.secretHash.equals(sent);
  const sinceRotation = now.getTime() - (session.rotatedAt?.getTime() ?? 0);
  if (!isCurrent && sinceRotation < CONCURRENT_MS) {
    await touchSession(tx.sql, session.id, now);
    return undefined;
  }
  const secret = generateToken();
  const retired = isCurrent ? session.previousHash : session.secretHash;
  const hashes = { current: hashToken(secret), previous: sent, retired };
  await rotateSecret(tx.sql, session.id, hashes, now);
  return secret;
};

/** Rejects with `unauthenticated` whatever the reason. */
export const refreshSession = async (
  { database }: Pick<Services, 'database'>,
  secret: string | undefined,
  timeZone: string | undefined,
  now: Date,
): Promise<RefreshedSession> => {
  if (secret === undefined) throw refused();
  const sent = hashToken(secret);
  const found = await findSessionBySecret(database.global, sent);
  if (!found) {
    const reused = await findSessionByRetiredSecret(database.global, sent);
    if (reused) await endReusedSession(database, reused, now);
    throw refused();
  }
  return database.withTenant(found.organizationId, async (tx) => {
    const session = await lockSession(tx.sql, found.id);
    if (!session || !isSessionAlive(session, now)) throw refused();
    const user = await findUser(tx, session.userId);
    const organization = await findOrganization(tx, session.organizationId);
    if (user.status !== 'active' || organization.status !== 'active') throw refused();
    return {
      user,
      organization: await adoptTimeZone(tx, toMember(user), organization, timeZone, now),
      secret: await replaceSecret(tx, session, sent, now),
      bearer: await issueAccessToken(tx.sql, session.id, now),
    };
  });
};
