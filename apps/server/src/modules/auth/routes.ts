import { logUserActivity } from '../activity-log/index.ts';
import { toMember } from '../../http/authentication/member.ts';
import type { contract, OpenedSession } from '@cadran/contract';
import { AppError } from '../../http/app-error.ts';
import type { Handlers, Services } from '../../http/context.ts';
import {
  clearRefreshSecret,
  readRefreshSecret,
  setRefreshSecret,
  isSameSite,
} from '../../http/authentication/refresh-cookie.ts';
import { insertResetRequest } from './queries/password-resets.ts';
import { deleteSession, findSessionBySecret, touchSession } from './queries/sessions.ts';
import { login } from './login.ts';
import { throttlePasswordReset } from './login-throttle.ts';
import { issueAccessToken, issueAnonymousToken, type BearerToken } from './session-tokens.ts';
import { resetPasswordByLink } from './passwords/reset-password.ts';
import { hashToken } from '../../secrets.ts';
import { isSessionAlive } from '../../http/authentication/session-lifetime.ts';
import {
  findOrganization,
  type OrganizationRow,
  presentOrganization,
} from '../organizations/index.ts';
import { findUser, presentUser, type UserRow } from '../users/index.ts';

const presentSession = (
  bearer: BearerToken,
  user: UserRow,
  organization: OrganizationRow,
): OpenedSession => {
  const actor = toMember(user);
  return {
    ...bearer,
    user: presentUser(actor, user),
    organization: presentOrganization(actor, organization),
  };
};

const loadCookieSession = async ({ database }: Services, secret: string | undefined, now: Date) => {
  const session =
    secret === undefined
      ? undefined
      : await findSessionBySecret(database.global, hashToken(secret));
  if (!session || !isSessionAlive(session, now)) throw new AppError('unauthenticated');
  const { user, organization } = await database.withTenant(session.organizationId, async (tx) => ({
    user: await findUser(tx, session.userId),
    organization: await findOrganization(tx, session.organizationId),
  }));
  if (user.status !== 'active' || organization.status !== 'active')
    throw new AppError('unauthenticated');
  return { session, user, organization };
};

export const auth: Handlers<typeof contract.auth> = {
  login: async ({ body, request, reply, now, ...services }) => {
    const attempt = { ...body, address: request.ip, now };
    const { user, organization, session } = await login(services, attempt);
    setRefreshSecret(reply, services.config, session.secret);
    return presentSession(session.bearer, user, organization);
  },

  refresh: async ({ request, reply, now, ...services }) => {
    if (!isSameSite(request, services.config)) throw new AppError('forbidden');
    const secret = readRefreshSecret(request, services.config);
    try {
      const { session, user, organization } = await loadCookieSession(services, secret, now);
      await touchSession(services.database.global, session.id, now);
      const bearer = await issueAccessToken(services.database.global, session.id, now);
      return presentSession(bearer, user, organization);
    } catch (error) {
      if (error instanceof AppError && error.code === 'unauthenticated')
        clearRefreshSecret(reply, services.config);
      throw error;
    }
  },

  forgotPassword: async ({ body, now, ...services }) => {
    await throttlePasswordReset(services, body.identifier, now);
    await insertResetRequest(services.database.global, body.identifier, now);
  },

  resetPassword: ({ body, now, ...services }) => resetPasswordByLink(services, body, now),

  anonymousToken: ({ database, now }) => issueAnonymousToken(database.global, now),

  logout: async ({ actor, tx, config, request, reply, now }) => {
    await logUserActivity(tx, actor, 'logout', actor, now);
    if (request.sessionId !== null) await deleteSession(tx.sql, request.sessionId);
    clearRefreshSecret(reply, config);
  },

  session: async ({ actor, tx }) => ({
    user: presentUser(actor, await findUser(tx, actor.id)),
    organization: presentOrganization(actor, await findOrganization(tx, actor.organizationId)),
  }),
};
