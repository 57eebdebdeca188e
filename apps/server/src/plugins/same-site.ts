import type { FastifyRequest } from 'fastify';
import type { Config } from '../env.ts';

/**
 * Refresh is the one call that a cookie alone opens, so it must come from our own pages (ASVS 3.5):
 * by fetch metadata where the browser sends it, by Origin otherwise. The body must be JSON in any case,
 * which a form cannot send.
 */
export const sameSite = (request: FastifyRequest, config: Config): boolean => {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { origin } = request.headers;
  return origin === undefined || origin === config.baseUrl.origin;
};
