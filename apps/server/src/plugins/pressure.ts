import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../app-error.ts';

const RETRY_AFTER = 2;
/** Starting keeps the event loop busy; for so long after, what is measured is that. */
const SETTLED_AFTER_MS = 3_000;

/** Refuses new requests while the process cannot keep up. */
export const refuseUnderPressure = async (app: FastifyInstance): Promise<void> => {
  let settled = false;
  app.addHook('onListen', async () => {
    setTimeout(() => {
      settled = true;
    }, SETTLED_AFTER_MS).unref();
  });
  await app.register(underPressure, {
    maxEventLoopDelay: 2_000,
    pressureHandler: async () => {
      if (settled) throw new AppError('unavailable', { retryAfter: RETRY_AFTER });
    },
  });
};
