import type { FastifyInstance } from 'fastify';
import { AppError } from '../app-error.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    evenOnFullDisk?: boolean;
  }
}

const RETRY_AFTER = 30;

/**
 * Refuses writes before the disk is full: PostgreSQL stops when it cannot write its log, and then reads fail too.
 * Checked before the body is read.
 */
export const refuseWritesOnFullDisk = (
  api: FastifyInstance,
  hasFreeSpace: () => Promise<boolean>,
): void => {
  api.addHook('onRequest', async (request) => {
    if (request.method === 'GET' || request.method === 'HEAD') return;
    if (request.routeOptions.config.evenOnFullDisk === true || (await hasFreeSpace())) return;
    throw new AppError('disk_full', { retryAfter: RETRY_AFTER });
  });
};
