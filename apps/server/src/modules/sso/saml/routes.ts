import type { contract } from '@cadran/contract';
import { AppError } from '../../../http/app-error.ts';
import type { Handlers } from '../../../http/context.ts';
import { redactError } from '../../../http/redact-error.ts';
import { logOrganizationActivity } from '../../activity-log/index.ts';
import {
  findAdministeredOrganization,
  findPublicOrganization,
  lockOrganization,
} from '../../organizations/index.ts';
import { applySamlChange } from '../apply-provider-change.ts';
import { isSameBrowser, openAttempt, takeAttempt } from '../attempts.ts';
import { loginPageUrl, signIn, takeCookie } from '../finish-sign-in.ts';
import { presentSettings } from '../present-settings.ts';
import { saveProvider } from '../queries.ts';
import { providerName, signInWithIdentity } from '../sign-in-with-identity.ts';
import { consumeResponse, findSamlProvider, type VerifiedAttempt } from './consume-response.ts';
import { importMetadata } from './import-metadata.ts';
import { logRefusal } from './log-refusal.ts';
import { SamlError } from './saml-error.ts';
import { serviceProviderMetadata } from './service-provider.ts';

type SamlRoutes = Pick<
  Handlers<typeof contract.sso>,
  'saveSaml' | 'readMetadata' | 'samlMetadata' | 'samlConsume' | 'samlComplete'
>;

export const saml: SamlRoutes = {
  saveSaml: async ({ actor, tx, params, body, config, now }) => {
    const organization = await findAdministeredOrganization(tx, actor, params.id);
    await lockOrganization(tx, params.id);
    const provider = await applySamlChange(tx, actor, params.id, body, now);
    await saveProvider(tx, provider);
    await logOrganizationActivity(tx, actor, 'change_sign_in', organization, now, {
      provider: providerName(provider.issuer),
      enabled: provider.enabled,
    });
    return presentSettings(config, actor, params.id, provider);
  },

  readMetadata: async ({ actor, tx, params, body }) => {
    await findAdministeredOrganization(tx, actor, params.id);
    return importMetadata(body.xml);
  },

  samlMetadata: async ({ config, database, params, reply }) => {
    if (!(await findPublicOrganization(database, params.id))) throw new AppError('not_found');
    return reply
      .type('application/samlmetadata+xml')
      .send(Buffer.from(serviceProviderMetadata(config, params.id)));
  },

  /** Always redirects to a page: errors are not shown as JSON. */
  samlConsume: async ({ now, request, reply, params, body, ...services }) => {
    try {
      const state = await consumeResponse(services, params.id, body, now);
      return await reply.redirect(`/api/auth/saml/complete?state=${state}`, 303);
    } catch (error) {
      request.log.warn({ err: redactError(error) }, 'sign-in refused');
      if (error instanceof SamlError) await logRefusal(services, params.id, error.reason, now);
      return reply.redirect(loginPageUrl(null, { refused: 'sign-in' }), 303);
    }
  },

  samlComplete: async ({ now, request, reply, ...services }) => {
    const browser = takeCookie(request, reply, 'saml');
    const { searchParams } = new URL(request.url, services.config.baseUrl);
    const attempt = await takeAttempt(services, searchParams.get('state') ?? '', now);
    const { organizationId } = attempt ?? {};
    let returned: (VerifiedAttempt & { readonly organizationId: string }) | null = null;
    try {
      if (!attempt || organizationId === undefined) throw new SamlError('saml_unsolicited');
      if (!isSameBrowser(browser, attempt.browserHash)) throw new SamlError('saml_other_browser');
      const content = openAttempt(services, 'saml-identity', attempt.sealed) as VerifiedAttempt;
      returned = { ...content, organizationId };
      const provider = await findSamlProvider(services, organizationId);
      const result = await signInWithIdentity(services, provider, content.identity, now);
      return await signIn(services, reply, returned, result, now);
    } catch (error) {
      request.log.warn({ err: redactError(error) }, 'sign-in refused');
      const reason = error instanceof SamlError ? error.reason : 'saml_user';
      if (organizationId !== undefined) await logRefusal(services, organizationId, reason, now);
      return reply.redirect(loginPageUrl(returned, { refused: 'sign-in' }), 303);
    }
  },
};
