import { z } from 'zod';
import { ADMINS, defineRoutes } from '../route.ts';
import { idParams } from '../schemas/basics.ts';
import { identityProviderChange, signInSettings, signInStart } from '../schemas/sign-in.ts';

const admins = { access: ADMINS, params: idParams } as const;

/** OpenID Connect, an organisation's own provider. */
export const signIn = defineRoutes({
  read: {
    ...admins,
    method: 'GET',
    path: '/organizations/:id/sign-in',
    summary: 'The identity provider of an organisation, and what to enter there',
    answer: signInSettings,
  },
  save: {
    ...admins,
    method: 'PUT',
    path: '/organizations/:id/sign-in',
    summary: 'Set or change the identity provider; it must answer before it is saved',
    body: identityProviderChange,
    answer: signInSettings,
    limit: { max: 30, seconds: 60 },
    ownTransactions: true,
  },
  remove: {
    ...admins,
    method: 'DELETE',
    path: '/organizations/:id/sign-in',
    summary: 'Sign in with passwords only',
  },
  start: {
    method: 'POST',
    path: '/auth/oidc/start',
    summary: 'Where to send the browser of who wants in; not found if there is no provider',
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
    summary:
      'Where the provider sends the browser back; leads to the app, logged in, or to the log-in page',
    access: 'public',
    produces: 'text/html',
    limit: { max: 60, seconds: 60 },
  },
});
