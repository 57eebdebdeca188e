/** Sign-in by an identity provider. Tables: schema/accounts/sso.ts. Policies: organization-policy.ts, user-policy.ts. */

import { logOrganizationActivity } from '../activity-log/index.ts';
import { isDeepStrictEqual } from 'node:util';
import type { contract } from '@cadran/contract';
import { AppError } from '../../http/app-error.ts';
import type { Handlers } from '../../http/context.ts';
import { redactError } from '../../http/redact-error.ts';
import { isSameSite, setRefreshSecret } from '../../http/authentication/refresh-cookie.ts';
import { deleteProvider, findProvider, saveProvider } from './queries.ts';
import { memberTransaction } from '../../http/authentication/member.ts';
import { handleCallback, type SignInCallback } from './callback.ts';
import { createAuthorizeRedirect } from './authorize-redirect.ts';
import {
  clearCookie,
  loginPageUrl,
  readCookie,
  setAttemptCookie,
  signIn,
  takeCookie,
} from './finish-sign-in.ts';
import { presentSession } from '../auth/index.ts';
import { completeWithCode } from './second-factor-step.ts';
import { applyProviderChange } from './apply-provider-change.ts';
import { requireReachableProvider, encryptClientSecret } from './provider-client.ts';
import { presentSettings } from './present-settings.ts';
import { saml } from './saml/routes.ts';
import { findAdministeredOrganization, lockOrganization } from '../organizations/index.ts';

export const sso: Handlers<typeof contract.sso> = {
  ...saml,

  read: async ({ actor, tx, params, config }) => {
    await findAdministeredOrganization(tx, actor, params.id);
    return presentSettings(config, actor, params.id, await findProvider(tx, params.id));
  },

  save: async ({ actor, database, params, body, config, secrets, now }) => {
    const { clientSecret, ...sent } = body;
    const sealed = clientSecret && encryptClientSecret({ secrets }, clientSecret);
    const change = { ...sent, ...(sealed && { clientSecret: sealed }) };
    const planned = await memberTransaction(database, actor, async (tx) => {
      await findAdministeredOrganization(tx, actor, params.id);
      return applyProviderChange(tx, actor, params.id, change, now);
    });
    // The provider may be slow: no transaction stays open meanwhile, and the change is checked again afterwards.
    await requireReachableProvider({ config, secrets }, planned);
    return memberTransaction(database, actor, async (tx) => {
      const organization = await findAdministeredOrganization(tx, actor, params.id);
      await lockOrganization(tx, params.id);
      const provider = await applyProviderChange(tx, actor, params.id, change, now);
      if (!isDeepStrictEqual(provider, planned)) throw new AppError('conflict');
      await saveProvider(tx, provider);
      await logOrganizationActivity(tx, actor, 'change_sign_in', organization, now, {
        provider: new URL(provider.issuer).host,
        enabled: provider.enabled,
      });
      return presentSettings(config, actor, params.id, provider);
    });
  },

  remove: async ({ actor, tx, params, now }) => {
    const organization = await findAdministeredOrganization(tx, actor, params.id);
    if (!(await findProvider(tx, params.id))) throw new AppError('not_found');
    await deleteProvider(tx, params.id);
    await logOrganizationActivity(tx, actor, 'remove_sign_in', organization, now);
  },

  start: async ({ body, now, reply, ...services }) => {
    const { url, browser, protocol } = await createAuthorizeRedirect(services, body, now);
    setAttemptCookie(reply, services.config, protocol, browser);
    return { url };
  },

  /** Always redirects to a page: errors are not shown as JSON. */
  callback: async ({ now, request, reply, ...services }) => {
    const browser = takeCookie(request, reply, 'oidc');
    const query = request.url.split('?')[1] ?? '';
    let returned: SignInCallback | null = null;
    try {
      returned = await handleCallback(services, query, browser, now);
      if (!returned) throw new AppError('unauthenticated');
      const result = await returned.complete(now);
      return await signIn(services, reply, returned, result, now);
    } catch (error) {
      request.log.warn({ err: redactError(error) }, 'sign-in refused');
      return reply.redirect(loginPageUrl(returned, { refused: 'sign-in' }), 303);
    }
  },

  verifyCode: async ({ body, now, request, reply, ...services }) => {
    if (!isSameSite(request, services.config)) throw new AppError('forbidden');
    const sealed = readCookie(request);
    const { session, user, organization } = await completeWithCode(
      services,
      sealed,
      body.code,
      now,
    );
    clearCookie(reply, 'oidc');
    setRefreshSecret(reply, services.config, session.secret);
    return presentSession(session.bearer, user, organization);
  },
};
