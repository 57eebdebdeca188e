import { Server } from 'node:net';
import { promisify } from 'node:util';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

const POLL_MS = 20;
/** Two seconds, for idle connections such as a browser's. */
const MAX_IDLE_TURNS = 100;

/**
 * Stops listening, but serves one more request per open connection, answered with `connection: close`:
 * `http.Server.close` would reset requests that are on their way. Counts event loop turns instead of time, because
 * a stalled machine reads nothing meanwhile.
 */
export const drain = async (app: FastifyInstance): Promise<void> => {
  await acceptPendingConnections(app.server);
  // Not earlier: clients would reconnect while we still listen.
  app.stopKeepingAlive();
  Server.prototype.close.call(app.server);
  const countConnections = promisify(app.server.getConnections.bind(app.server));
  let open = await countConnections();
  for (let silent = 0; open > 0 && silent < MAX_IDLE_TURNS; silent++) {
    await sleep(POLL_MS);
    const still = await countConnections();
    if (still < open) silent = 0;
    open = still;
  }
};

const QUIET_TURNS = 5;
/** Endless new connections must not prevent the stop. */
const MAX_TURNS = 1_000;

/**
 * The kernel completes connections before Node accepts them, one per turn; those still in the backlog when the socket
 * closes are reset. Waits for a few turns without a new connection.
 */
const acceptPendingConnections = async (server: Server): Promise<void> => {
  let quiet = 0;
  const onConnection = (): void => void (quiet = 0);
  server.on('connection', onConnection);
  for (let turn = 0; quiet < QUIET_TURNS && turn < MAX_TURNS; turn++) {
    quiet++;
    await nextTurn();
  }
  server.off('connection', onConnection);
};
