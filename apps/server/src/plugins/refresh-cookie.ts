import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../env.ts';
import { LIFETIME } from '../services/session-lifetime.ts';

/**
 * The long-lived secret: script cannot read it, other sites cannot send it, and only the refresh call reads it.
 * `__Host-` needs https; on a plain http address (a first try on one's own machine) it cannot be had.
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
