/** Sign-in by an identity provider. Tables: schema/sso.ts. Policies: organization-policy.ts, user-policy.ts. */

import { logOrganizationActivity } from '../activity-log/index.ts';
import { isDeepStrictEqual } from 'node:util';
import type { contract, SignInSettings } from '@cadran/contract';
import { type Member, organizationPolicy } from '@cadran/policies';
import type { FastifyReply } from 'fastify';
import { AppError } from '../../http/app-error.ts';
import type { Handlers } from '../../http/context.ts';
import type { Config } from '../../env.ts';
import { redactError } from '../../http/redact-error.ts';
import { isSameSite, setRefreshSecret } from '../../http/authentication/refresh-cookie.ts';
import { deleteProvider, findProvider, type ProviderRow, saveProvider } from './queries.ts';
import { memberTransaction } from '../../http/authentication/member.ts';
import { handleCallback, type SignInCallback } from './callback.ts';
import { ATTEMPT_MS, createAuthorizeRedirect } from './authorize-redirect.ts';
import { presentSession } from '../auth/index.ts';
import { completeWithCode, sealPerson } from './second-factor-step.ts';
import { applyProviderChange } from './apply-provider-change.ts';
import { redirectUri, requireReachableProvider, encryptClientSecret } from './provider-client.ts';
import { findAdministeredOrganization, lockOrganization } from '../organizations/index.ts';

const COOKIE = 'cadran-sign-in';
const COOKIE_PATH = '/api/auth/oidc';

const presentSettings = (
  config: Config,
  actor: Member,
  provider: ProviderRow | undefined,
): SignInSettings => ({
  provider: provider
    ? {
        issuer: provider.issuer,
        clientId: provider.clientId,
        domains: provider.domains,
        createUsers: provider.createUsers,
        trustEmail: provider.trustEmail,
        askSecondFactor: provider.askSecondFactor,
        enabled: provider.enabled,
      }
    : null,
  redirectUri: redirectUri(config),
  can: { changeDomains: organizationPolicy.changeSignInDomains(actor) },
});

/** Lax, because the callback is a navigation from the provider's site. */
const setAttemptCookie = (reply: FastifyReply, config: Config, value: string): void => {
  void reply.setCookie(COOKIE, value, {
    path: COOKIE_PATH,
    httpOnly: true,
    sameSite: 'lax',
    secure: config.baseUrl.protocol === 'https:',
    maxAge: ATTEMPT_MS / 1000,
  });
};

/** The log-in page with an error message or the field for a code, and with its former query parameters. */
const loginPageUrl = (
  returned: SignInCallback | null,
  shows: { readonly refused: 'sign-in' } | { readonly step: 'code' },
): string => {
  const search = new URLSearchParams({ ...shows });
  if (returned?.byLink) search.set('organization', returned.organizationId);
  if (returned?.returnTo) search.set('returnTo', returned.returnTo);
  return `/login?${search.toString()}`;
};

export const sso: Handlers<typeof contract.sso> = {
  read: async ({ actor, tx, params, config }) => {
    await findAdministeredOrganization(tx, actor, params.id);
    return presentSettings(config, actor, await findProvider(tx, params.id));
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
      return presentSettings(config, actor, provider);
    });
  },

  remove: async ({ actor, tx, params, now }) => {
    const organization = await findAdministeredOrganization(tx, actor, params.id);
    if (!(await findProvider(tx, params.id))) throw new AppError('not_found');
    await deleteProvider(tx, params.id);
    await logOrganizationActivity(tx, actor, 'remove_sign_in', organization, now);
  },

  start: async ({ body, now, reply, ...services }) => {
    const { url, browser } = await createAuthorizeRedirect(services, body, now);
    setAttemptCookie(reply, services.config, browser);
    return { url };
  },

  /** Always redirects to a page: errors are not shown as JSON. */
  callback: async ({ now, request, reply, ...services }) => {
    void reply.clearCookie(COOKIE, { path: COOKIE_PATH });
    const query = request.url.split('?')[1] ?? '';
    let returned: SignInCallback | null = null;
    try {
      returned = await handleCallback(services, query, request.cookies[COOKIE], now);
      if (!returned) throw new AppError('unauthenticated');
      const result = await returned.complete(now);
      if (result.session === null) {
        setAttemptCookie(reply, services.config, sealPerson(services, result.user, now));
        return reply.redirect(loginPageUrl(returned, { step: 'code' }), 303);
      }
      setRefreshSecret(reply, services.config, result.session.secret);
      return reply.redirect(returned.returnTo ?? '/', 303);
    } catch (error) {
      request.log.warn({ err: redactError(error) }, 'sign-in refused');
      return reply.redirect(loginPageUrl(returned, { refused: 'sign-in' }), 303);
    }
  },

  verifyCode: async ({ body, now, request, reply, ...services }) => {
    if (!isSameSite(request, services.config)) throw new AppError('forbidden');
    const sealed = request.cookies[COOKIE];
    const { session, user, organization } = await completeWithCode(
      services,
      sealed,
      body.code,
      now,
    );
    void reply.clearCookie(COOKIE, { path: COOKIE_PATH });
    setRefreshSecret(reply, services.config, session.secret);
    return presentSession(session.bearer, user, organization);
  },
};
