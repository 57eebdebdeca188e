import { Server } from 'node:net';
import { promisify } from 'node:util';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

const EVERY_MS = 20;
/** Two seconds, for connections that stay open and silent, such as a browser's. */
const PATIENT_TURNS = 100;

/**
 * Stops listening, but lets every connection that is open ask once more: its answer says `connection: close`.
 * Closing them at once, as `http.Server.close` does, would reset a request that is on its way.
 * Patience counts turns of our own loop, not time: a machine that stood still has read nothing meanwhile.
 */
export const drain = async (app: FastifyInstance): Promise<void> => {
  await takeWhoCalls(app.server);
  // Not before: whoever is sent away while we listen calls again.
  app.stopKeepingAlive();
  Server.prototype.close.call(app.server);
  const countConnections = promisify(app.server.getConnections.bind(app.server));
  let open = await countConnections();
  for (let silent = 0; open > 0 && silent < PATIENT_TURNS; silent++) {
    await sleep(EVERY_MS);
    const still = await countConnections();
    if (still < open) silent = 0;
    open = still;
  }
};

const QUIET_TURNS = 5;
/** Callers without end must not keep the door open. */
const MOST_TURNS = 1_000;

/**
 * The system says yes to a caller before we do, and Node lets one in a turn: who still waits when the door closes
 * is reset. Waiting for a quiet moment leaves only those who call within it.
 */
const takeWhoCalls = async (server: Server): Promise<void> => {
  let quiet = 0;
  const heard = (): void => void (quiet = 0);
  server.on('connection', heard);
  for (let turn = 0; quiet < QUIET_TURNS && turn < MOST_TURNS; turn++) {
    quiet++;
    await nextTurn();
  }
  server.off('connection', heard);
};
