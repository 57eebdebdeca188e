import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../app-error.ts';

const RETRY_AFTER = 2;
/** Starting keeps the event loop busy, so measurements are ignored for this long. */
const WARM_UP_MS = 3_000;

export const refuseUnderPressure = async (app: FastifyInstance): Promise<void> => {
  let isWarmedUp = false;
  app.addHook('onListen', async () => {
    setTimeout(() => {
      isWarmedUp = true;
    }, WARM_UP_MS).unref();
  });
  await app.register(underPressure, {
    maxEventLoopDelay: 2_000,
    pressureHandler: async () => {
      if (isWarmedUp) throw new AppError('unavailable', { retryAfter: RETRY_AFTER });
    },
  });
};
