import { z } from 'zod';
import { ADMINS, defineRoutes } from '../../route.ts';
import { idParams } from '../../schemas/base/basics.ts';
import { secondFactorCode } from '../../schemas/user/second-factor.ts';
import { openedSession } from '../../schemas/user/session.ts';
import {
  identityProviderChange,
  readSamlMetadata,
  samlMetadata,
  samlProviderChange,
  samlResponse,
  signInSettings,
  signInStart,
} from '../../schemas/organization/sso.ts';

const admins = { access: ADMINS, params: idParams } as const;

/** An organisation's own identity provider, by OpenID Connect or SAML 2.0. */
export const sso = defineRoutes({
  read: {
    ...admins,
    method: 'GET',
    path: '/organizations/:id/sign-in',
    summary: 'Get the identity provider of an organisation',
    description: 'Also returns the values to enter at the provider.',
    answer: signInSettings,
  },
  save: {
    ...admins,
    method: 'PUT',
    path: '/organizations/:id/sign-in',
    summary: 'Set an OpenID Connect provider for an organisation',
    description: 'The provider must respond before it is saved.',
    body: identityProviderChange,
    answer: signInSettings,
    limit: { max: 30, seconds: 60 },
    ownTransactions: true,
  },
  saveSaml: {
    ...admins,
    method: 'PUT',
    path: '/organizations/:id/sign-in/saml',
    summary: 'Set a SAML provider for an organisation',
    description: 'Replaces an OpenID Connect provider, as the other call replaces a SAML provider.',
    body: samlProviderChange,
    example: {
      issuer: 'https://login.example.org/saml',
      ssoUrl: 'https://login.example.org/saml/sso',
      certificates: ['-----BEGIN CERTIFICATE-----…'],
    },
    answer: signInSettings,
  },
  readMetadata: {
    ...admins,
    method: 'POST',
    path: '/organizations/:id/sign-in/saml/metadata',
    summary: 'Read the metadata of a SAML provider',
    description: 'Returns the values to save; saves nothing.',
    body: samlMetadata,
    answer: readSamlMetadata,
    limit: { max: 30, seconds: 60 },
  },
  remove: {
    ...admins,
    method: 'DELETE',
    path: '/organizations/:id/sign-in',
    summary: 'Delete the identity provider of an organisation',
    description: 'Users then log in with passwords only.',
  },
  start: {
    method: 'POST',
    path: '/auth/oidc/start',
    summary: 'Start single sign-on',
    description:
      'By either protocol. Returns the URL to send the browser to, or `not_found` if the organisation has no provider.',
    access: 'public',
    body: signInStart,
    example: { email: 'camille@example.org' },
    errors: ['not_found'],
    answer: z.object({ url: z.string() }),
    limit: { max: 60, seconds: 60 },
  },
  callback: {
    method: 'GET',
    path: '/auth/oidc/callback',
    summary: 'Complete single sign-on',
    description:
      'The identity provider redirects the browser here. Redirects to the app, or to the log-in page after a failure.',
    access: 'public',
    produces: 'text/html',
    limit: { max: 60, seconds: 60 },
  },
  samlMetadata: {
    method: 'GET',
    path: '/auth/saml/:id/metadata',
    summary: 'Get the SAML metadata of Cadran',
    description: 'For the identity provider of the organisation.',
    access: 'public',
    params: idParams,
    produces: 'application/samlmetadata+xml',
    limit: { max: 60, seconds: 60 },
  },
  samlConsume: {
    method: 'POST',
    path: '/auth/saml/:id/acs',
    summary: 'Receive the response of a SAML provider',
    description:
      'The browser posts it. Redirects to the next step, or to the log-in page after a failure.',
    access: 'public',
    params: idParams,
    form: true,
    body: samlResponse,
    // Room for what is too large, which is then refused by name.
    maxBytes: 1_000_000,
    produces: 'text/html',
    limit: { max: 60, seconds: 60 },
  },
  samlComplete: {
    method: 'GET',
    path: '/auth/saml/complete',
    summary: 'Complete sign-on by SAML',
    description:
      'In the browser that started it. Redirects to the app, or to the log-in page after a failure.',
    access: 'public',
    produces: 'text/html',
    limit: { max: 60, seconds: 60 },
  },
  verifyCode: {
    method: 'POST',
    path: '/auth/oidc/second-factor',
    summary: 'Complete single sign-on with a second factor',
    description:
      'For users who have set one up. Uses the cookie of the callback, which is valid for ten minutes.',
    access: 'public',
    body: z.strictObject({ code: secondFactorCode }),
    errors: ['invalid_credentials', 'unauthenticated', 'too_many_requests'],
    answer: openedSession,
    limit: { max: 60, seconds: 60 },
  },
});
