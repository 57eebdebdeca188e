import { isDeepStrictEqual } from 'node:util';
import type { contract, SignInSettings } from '@cadran/contract';
import { isSuperadmin, type Member } from '@cadran/policies';
import type { FastifyReply } from 'fastify';
import { AppError } from '../app-error.ts';
import type { Handlers } from '../context.ts';
import type { Config } from '../env.ts';
import { namelessly } from '../nameless-error.ts';
import { setRefreshSecret } from '../plugins/refresh-cookie.ts';
import { lockOrganization } from '../queries/organizations.ts';
import {
  deleteProvider,
  findProvider,
  type ProviderRow,
  saveProvider,
} from '../queries/sign-in.ts';
import { administered } from '../services/administered-organization.ts';
import { auditOrganization } from '../services/audit-organization.ts';
import { memberTransaction } from '../services/member-transaction.ts';
import { comeBack, type Return } from '../services/sign-in/come-back.ts';
import { ATTEMPT_MS, goToProvider } from '../services/sign-in/go-to-provider.ts';
import { plannedProvider } from '../services/sign-in/planned-provider.ts';
import {
  redirectUri,
  refuseStrangeProvider,
  sealClientSecret,
} from '../services/sign-in/provider-client.ts';

const COOKIE = 'cadran-sign-in';
const COOKIE_PATH = '/api/auth/oidc';

const present = (
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
        enabled: provider.enabled,
      }
    : null,
  redirectUri: redirectUri(config),
  can: { changeDomains: isSuperadmin(actor) },
});

/** Lax: the provider's page leads back here, and that is a navigation from another site. */
const rememberBrowser = (reply: FastifyReply, config: Config, browser: string): void => {
  void reply.setCookie(COOKIE, browser, {
    path: COOKIE_PATH,
    httpOnly: true,
    sameSite: 'lax',
    secure: config.baseUrl.protocol === 'https:',
    maxAge: ATTEMPT_MS / 1000,
  });
};

/** The log-in page as it was before, with a word about what happened. */
const logInAgain = (returned: Return | null): string => {
  const search = new URLSearchParams({ refused: 'sign-in' });
  if (returned?.byLink) search.set('organization', returned.organizationId);
  if (returned?.returnTo) search.set('returnTo', returned.returnTo);
  return `/login?${search.toString()}`;
};

export const signIn: Handlers<typeof contract.signIn> = {
  read: async ({ actor, tx, params, config }) => {
    await administered(tx, actor, params.id);
    return present(config, actor, await findProvider(tx, params.id));
  },

  save: async ({ actor, database, params, body, config, secrets, now }) => {
    const { clientSecret, ...sent } = body;
    const sealed = clientSecret && sealClientSecret({ secrets }, clientSecret);
    const change = { ...sent, ...(sealed && { clientSecret: sealed }) };
    const planned = await memberTransaction(database, actor, async (tx) => {
      await administered(tx, actor, params.id);
      return plannedProvider(tx, actor, params.id, change, now);
    });
    // The provider may take its time: nothing is held meanwhile, and what was planned is looked at again.
    await refuseStrangeProvider({ config, secrets }, planned);
    return memberTransaction(database, actor, async (tx) => {
      const organization = await administered(tx, actor, params.id);
      await lockOrganization(tx, params.id);
      const provider = await plannedProvider(tx, actor, params.id, change, now);
      if (!isDeepStrictEqual(provider, planned)) throw new AppError('conflict');
      await saveProvider(tx, provider);
      await auditOrganization(tx, actor, 'change_sign_in', organization, now, {
        provider: new URL(provider.issuer).host,
        enabled: provider.enabled,
      });
      return present(config, actor, provider);
    });
  },

  remove: async ({ actor, tx, params, now }) => {
    const organization = await administered(tx, actor, params.id);
    if (!(await findProvider(tx, params.id))) throw new AppError('not_found');
    await deleteProvider(tx, params.id);
    await auditOrganization(tx, actor, 'remove_sign_in', organization, now);
  },

  start: async ({ body, now, reply, ...services }) => {
    const { url, browser } = await goToProvider(services, body, now);
    rememberBrowser(reply, services.config, browser);
    return { url };
  },

  /** A page of ours follows in any case: nobody is left before an error in JSON. */
  callback: async ({ now, request, reply, ...services }) => {
    void reply.clearCookie(COOKIE, { path: COOKIE_PATH });
    const query = request.url.split('?')[1] ?? '';
    let returned: Return | null = null;
    try {
      returned = await comeBack(services, query, request.cookies[COOKIE], now);
      if (!returned) throw new AppError('unauthenticated');
      const { secret } = await returned.session(now);
      setRefreshSecret(reply, services.config, secret);
      return reply.redirect(returned.returnTo ?? '/', 303);
    } catch (error) {
      request.log.warn({ err: namelessly(error) }, 'sign-in refused');
      return reply.redirect(logInAgain(returned), 303);
    }
  },
};
