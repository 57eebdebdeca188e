import type { SignInProtocol } from '@cadran/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../env.ts';
import type { Services } from '../../http/context.ts';
import { setRefreshSecret } from '../../http/authentication/refresh-cookie.ts';
import { ATTEMPT_MS } from './attempts.ts';
import { sealPerson } from './second-factor-step.ts';
import type { SignInResult } from './sign-in-with-identity.ts';

const COOKIE = 'cadran-sign-in';
const pathOf = (protocol: SignInProtocol): string => `/api/auth/${protocol}`;

/** Lax, because the way back is a navigation from the provider's site. */
export const setAttemptCookie = (
  reply: FastifyReply,
  config: Config,
  protocol: SignInProtocol,
  value: string,
): void => {
  void reply.setCookie(COOKIE, value, {
    path: pathOf(protocol),
    httpOnly: true,
    sameSite: 'lax',
    secure: config.baseUrl.protocol === 'https:',
    maxAge: ATTEMPT_MS / 1000,
  });
};

export const readCookie = (request: FastifyRequest): string | undefined => request.cookies[COOKIE];

export const clearCookie = (reply: FastifyReply, protocol: SignInProtocol): void => {
  void reply.clearCookie(COOKIE, { path: pathOf(protocol) });
};

/** Each attempt comes back once. */
export const takeCookie = (
  request: FastifyRequest,
  reply: FastifyReply,
  protocol: SignInProtocol,
): string | undefined => {
  clearCookie(reply, protocol);
  return readCookie(request);
};

interface Returned {
  readonly organizationId: string;
  readonly byLink: boolean;
  readonly returnTo: string | null;
}

/** The log-in page with an error message or the field for a code, and with its former query parameters. */
export const loginPageUrl = (
  returned: Returned | null,
  shows: { readonly refused: 'sign-in' } | { readonly step: 'code' },
): string => {
  const search = new URLSearchParams({ ...shows });
  if (returned?.byLink) search.set('organization', returned.organizationId);
  if (returned?.returnTo) search.set('returnTo', returned.returnTo);
  return `/login?${search.toString()}`;
};

/** Opens the app, or the page for the second factor. */
export const signIn = async (
  services: Services,
  reply: FastifyReply,
  returned: Returned,
  result: SignInResult,
  now: Date,
) => {
  if (result.session === null) {
    // The code is verified by one route, whatever the protocol.
    setAttemptCookie(reply, services.config, 'oidc', sealPerson(services, result.user, now));
    return reply.redirect(loginPageUrl(returned, { step: 'code' }), 303);
  }
  setRefreshSecret(reply, services.config, result.session.secret);
  return reply.redirect(returned.returnTo ?? '/', 303);
};
