import { Server } from 'node:net';
import { promisify } from 'node:util';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** For connections that stay open and silent, such as a browser's. */
const PATIENCE_MS = 2_000;
const EVERY_MS = 20;

/**
 * Stops listening, but lets every connection that is open ask once more: its answer says `connection: close`.
 * Closing them at once, as `http.Server.close` does, would reset a request that is on its way.
 */
export const drain = async (app: FastifyInstance): Promise<void> => {
  app.stopKeepingAlive();
  Server.prototype.close.call(app.server);
  const countConnections = promisify(app.server.getConnections.bind(app.server));
  const deadline = Date.now() + PATIENCE_MS;
  while ((await countConnections()) > 0 && Date.now() < deadline) await sleep(EVERY_MS);
};
