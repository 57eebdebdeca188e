import { logUserActivity } from '../activity-log/index.ts';
import type { contract } from '@cadran/contract';
import { AppError } from '../../http/app-error.ts';
import type { Handlers } from '../../http/context.ts';
import {
  clearRefreshSecret,
  readRefreshSecret,
  setRefreshSecret,
  isSameSite,
} from '../../http/authentication/refresh-cookie.ts';
import { clientAddress } from '../../http/limits/client-address.ts';
import { insertResetRequest } from './queries/password-resets.ts';
import { deleteSession } from './queries/sessions.ts';
import { refreshSession } from './sessions/refresh-session.ts';
import { login } from './login.ts';
import { throttlePasswordReset } from './login-throttle.ts';
import { issueAnonymousToken } from './sessions/session-tokens.ts';
import { presentSession } from './sessions/present-session.ts';
import { resetPasswordByLink } from './passwords/reset-password.ts';
import { findOrganization, presentOrganization } from '../organizations/index.ts';
import { findUser, presentUser } from '../users/index.ts';

export const auth: Handlers<typeof contract.auth> = {
  login: async ({ body, request, reply, now, ...services }) => {
    const attempt = { ...body, address: clientAddress(request.ip), now };
    const { user, organization, session } = await login(services, attempt);
    setRefreshSecret(reply, services.config, session.secret);
    return presentSession(session.bearer, user, organization);
  },

  refresh: async ({ body, request, reply, now, ...services }) => {
    if (!isSameSite(request, services.config)) throw new AppError('forbidden');
    const secret = readRefreshSecret(request, services.config);
    try {
      const session = await refreshSession(services, secret, body.timeZone, now);
      if (session.secret !== undefined) setRefreshSecret(reply, services.config, session.secret);
      return presentSession(session.bearer, session.user, session.organization);
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
