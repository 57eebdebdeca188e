import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import helmet from '@fastify/helmet';

declare module 'fastify' {
  interface FastifyRequest {
    styleNonce: string;
  }
}

/**
 * Strict headers on every response (security.md, row 18): scripts only from our own files, style elements only with
 * the response's nonce.
 */
export const registerSecurityHeaders = async (app: FastifyInstance): Promise<void> => {
  app.decorateRequest('styleNonce', '');
  app.addHook('onRequest', async (request) => {
    request.styleNonce = randomBytes(16).toString('base64url');
  });
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: { maxAge: 63_072_000, includeSubDomains: true },
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onSend', async (request, reply) => {
    if (!reply.hasHeader('content-security-policy'))
      void reply.header('content-security-policy', contentSecurityPolicy(request.styleNonce));
    void reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=()');
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
  });
};

const contentSecurityPolicy = (nonce: string): string =>
  [
    `default-src 'none'`,
    `script-src 'self'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: blob:`,
    `font-src 'self'`,
    `connect-src 'self'`,
    `manifest-src 'self'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    `base-uri 'none'`,
  ].join('; ');
