import type { contract, OpenedSession } from '@cadran/contract';
import { AppError } from '../app-error.ts';
import type { Handlers, Services } from '../context.ts';
import { sameSite } from '../plugins/same-site.ts';
import {
  clearRefreshSecret,
  readRefreshSecret,
  setRefreshSecret,
} from '../plugins/refresh-cookie.ts';
import { findOrganization, type OrganizationRow } from '../queries/organizations.ts';
import { insertRequest } from '../queries/password-resets.ts';
import { deleteSession, findSessionBySecret, touchSession } from '../queries/sessions.ts';
import { findUser, type UserRow } from '../queries/users.ts';
import { auditUser } from '../services/audit-user.ts';
import { login } from '../services/login.ts';
import { throttleForgetting } from '../services/login-throttle.ts';
import { memberOf } from '../services/member.ts';
import { issueAccessToken, issueAnonymousToken, type Bearer } from '../services/open-session.ts';
import { presentOrganization, presentUser } from '../services/present.ts';
import { resetForgottenPassword } from '../services/reset-forgotten-password.ts';
import { hashToken } from '../services/secrets.ts';
import { sessionAlive } from '../services/session-lifetime.ts';

const opened = (bearer: Bearer, user: UserRow, organization: OrganizationRow): OpenedSession => {
  const actor = memberOf(user);
  return {
    ...bearer,
    user: presentUser(actor, user),
    organization: presentOrganization(actor, organization),
  };
};

/** The session behind the cookie, if it may still be used. */
const sessionOfCookie = async ({ database }: Services, secret: string | undefined, now: Date) => {
  const session =
    secret === undefined
      ? undefined
      : await findSessionBySecret(database.global, hashToken(secret));
  if (!session || !sessionAlive(session, now)) throw new AppError('unauthenticated');
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
    return opened(session.bearer, user, organization);
  },

  refresh: async ({ request, reply, now, ...services }) => {
    if (!sameSite(request, services.config)) throw new AppError('forbidden');
    const secret = readRefreshSecret(request, services.config);
    try {
      const { session, user, organization } = await sessionOfCookie(services, secret, now);
      await touchSession(services.database.global, session.id, now);
      const bearer = await issueAccessToken(services.database.global, session.id, now);
      return opened(bearer, user, organization);
    } catch (error) {
      if (error instanceof AppError && error.code === 'unauthenticated')
        clearRefreshSecret(reply, services.config);
      throw error;
    }
  },

  forgotPassword: async ({ body, now, ...services }) => {
    await throttleForgetting(services, body.identifier, now);
    await insertRequest(services.database.global, body.identifier, now);
  },

  resetPassword: ({ body, now, ...services }) => resetForgottenPassword(services, body, now),

  anonymousToken: ({ database, now }) => issueAnonymousToken(database.global, now),

  logout: async ({ actor, tx, config, request, reply, now }) => {
    await auditUser(tx, actor, 'logout', actor, now);
    if (request.sessionId !== null) await deleteSession(tx.sql, request.sessionId);
    clearRefreshSecret(reply, config);
  },

  session: async ({ actor, tx }) => ({
    user: presentUser(actor, await findUser(tx, actor.id)),
    organization: presentOrganization(actor, await findOrganization(tx, actor.organizationId)),
  }),
};
