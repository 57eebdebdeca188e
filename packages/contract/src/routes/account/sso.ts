import { z } from 'zod';
import { ADMINS, defineRoutes } from '../../route.ts';
import { idParams } from '../../schemas/base/basics.ts';
import { secondFactorCode } from '../../schemas/user/second-factor.ts';
import { openedSession } from '../../schemas/user/session.ts';
import {
  identityProviderChange,
  signInSettings,
  signInStart,
} from '../../schemas/organization/sso.ts';

const admins = { access: ADMINS, params: idParams } as const;

/** OpenID Connect, an organisation's own provider. */
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
    summary: 'Set the identity provider of an organisation',
    description: 'The provider must respond before it is saved.',
    body: identityProviderChange,
    answer: signInSettings,
    limit: { max: 30, seconds: 60 },
    ownTransactions: true,
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
      'Returns the URL to send the browser to, or `not_found` if the organisation has no provider.',
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
