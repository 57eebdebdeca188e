import { contract, successStatus, type Route } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../context.ts';
import { handlers } from '../routes/index.ts';
import { memberTransaction } from '../services/member-transaction.ts';
import { authenticate } from './authentication.ts';
import { readUpload } from './read-upload.ts';
import { routeSchema } from './route-schema.ts';
import { throttleRoute } from './throttle-route.ts';

/** What a handler is at run time; its exact types were checked where it was written. */
type AnyHandler = (context: object) => Promise<unknown>;

const onlyMembers = (route: Route): boolean =>
  route.access !== 'public' &&
  !route.access.some((principal) => principal === 'anonymous' || principal === 'respondent');

/** Where only members are let in, their transaction; others open the one they may, and so do slow calls. */
const inTransaction = <T>(
  services: Services,
  route: Route,
  request: FastifyRequest,
  work: (tx: Tx | null) => Promise<T>,
): Promise<T> => {
  const { actor } = request;
  if (route.ownTransactions || !onlyMembers(route) || actor?.kind !== 'member') return work(null);
  return memberTransaction(services.database, actor, work);
};

/** What lags by moments is good enough for some answers, and leaves the database to those who write. */
const readingFrom = ({ replica, ...services }: Services, route: Route): Services =>
  route.fromReplica && replica ? { ...services, database: replica } : { ...services, replica };

const respond = async (
  given: Services,
  route: Route,
  handler: AnyHandler,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> => {
  // Before the transaction: a slow sender must not hold a connection to the database.
  const upload = route.upload === true ? await readUpload(request) : undefined;
  const services = readingFrom(given, route);
  const now = services.clock();
  // The answer leaves after the commit: what was acknowledged is on disk.
  const answer = await inTransaction(services, route, request, (tx) =>
    handler({
      ...services,
      actor: request.actor,
      tx,
      params: request.params,
      query: request.query,
      body: request.body,
      upload,
      now,
      request,
      reply,
    }),
  );
  if (reply.sent || answer === reply) return reply;
  return reply.code(successStatus(route)).send(answer);
};

/** The whole API comes from the contract's table: no route exists that declares no access. */
export const registerRoutes = (app: FastifyInstance, services: Services): void => {
  app.decorateRequest('actor', null);
  app.decorateRequest('sessionId', null);
  for (const [groupName, group] of Object.entries(contract)) {
    const groupHandlers: Record<string, unknown> = handlers[groupName as keyof typeof handlers];
    for (const [name, route] of Object.entries<Route>(group)) {
      const handler = groupHandlers[name] as AnyHandler;
      app.route({
        method: route.method,
        url: route.path,
        schema: routeSchema(groupName, name, route),
        config: {
          access: route.access,
          unlogged: route.unlogged === true,
          evenOnFullDisk: route.evenOnFullDisk === true,
        },
        onRequest: async (request) => {
          await authenticate(services, route, request);
          await throttleRoute(services, route, request);
        },
        handler: (request, reply) => respond(services, route, handler, request, reply),
      });
    }
  }
};
