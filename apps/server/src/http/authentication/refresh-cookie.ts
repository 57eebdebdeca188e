import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../env.ts';
import { LIFETIME } from './session-lifetime.ts';

/**
 * The long-lived session secret: not readable by scripts, not sent by other sites, read only by the refresh route.
 * The `__Host-` prefix needs https, which a local trial does not have.
 */
const secure = (config: Config): boolean => config.baseUrl.protocol === 'https:';
const nameOf = (config: Config): string => (secure(config) ? '__Host-cadran' : 'cadran');
const options = (config: Config) =>
  ({ path: '/', httpOnly: true, sameSite: 'strict', secure: secure(config) }) as const;

export const readRefreshSecret = (request: FastifyRequest, config: Config): string | undefined =>
  request.cookies[nameOf(config)];

export const setRefreshSecret = (reply: FastifyReply, config: Config, secret: string): void => {
  void reply.setCookie(nameOf(config), secret, {
    ...options(config),
    maxAge: LIFETIME.absolute / 1000,
  });
};

export const clearRefreshSecret = (reply: FastifyReply, config: Config): void => {
  void reply.clearCookie(nameOf(config), options(config));
};

/**
 * Refresh is the one route that a cookie alone authenticates, so it must come from our own pages (ASVS 3.5): checked
 * by fetch metadata, or by Origin for browsers without it.
 */
export const isSameSite = (request: FastifyRequest, config: Config): boolean => {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { origin } = request.headers;
  return origin === undefined || origin === config.baseUrl.origin;
};
