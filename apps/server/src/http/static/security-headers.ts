import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import helmet from '@fastify/helmet';

declare module 'fastify' {
  interface FastifyRequest {
    styleNonce: string | null;
  }
}

/** Of the response that this request gets. */
export const styleNonce = (request: FastifyRequest): string =>
  (request.styleNonce ??= randomBytes(16).toString('base64url'));

/**
 * Strict headers on every response: scripts only from our own files, style elements only with
 * the response's nonce, if it has any.
 */
export const registerSecurityHeaders = async (app: FastifyInstance): Promise<void> => {
  app.decorateRequest('styleNonce', null);
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: { maxAge: 63_072_000, includeSubDomains: true },
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    if (!reply.hasHeader('content-security-policy'))
      void reply.header('content-security-policy', contentSecurityPolicy(request.styleNonce));
    void reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=()');
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
    done(null, payload);
  });
};

const contentSecurityPolicy = (nonce: string | null): string =>
  nonce === null ? WITHOUT_STYLES : policyWith(` 'nonce-${nonce}'`);

const policyWith = (nonce: string): string =>
  [
    `default-src 'none'`,
    `script-src 'self'`,
    `style-src 'self'${nonce}`,
    `img-src 'self' data: blob:`,
    `font-src 'self'`,
    `connect-src 'self'`,
    `manifest-src 'self'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    `base-uri 'none'`,
  ].join('; ');

/** Of responses without style elements. */
const WITHOUT_STYLES = policyWith('');
