import type { FastifyInstance } from 'fastify';
import { AppError } from '../app-error.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    evenOnFullDisk?: boolean;
  }
}

const RETRY_AFTER = 30;

/**
 * Before the disk is full, and not when it is: PostgreSQL ends when it cannot write its log, and then nobody can
 * read either. Asked before the body is read.
 */
export const refuseWritesWithoutRoom = (
  api: FastifyInstance,
  hasRoom: () => Promise<boolean>,
): void => {
  api.addHook('onRequest', async (request) => {
    if (request.method === 'GET' || request.method === 'HEAD') return;
    if (request.routeOptions.config.evenOnFullDisk === true || (await hasRoom())) return;
    throw new AppError('disk_full', { retryAfter: RETRY_AFTER });
  });
};
