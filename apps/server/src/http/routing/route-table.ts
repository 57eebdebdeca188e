import { contract, successStatus, type Route } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import { type Caller, onBehalfOf } from '@cadran/turns';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AllHandlers, Services } from '../context.ts';
import { memberTransaction } from '../authentication/member.ts';
import { authenticate } from '../authentication/authenticate.ts';
import { readUpload } from './read-upload.ts';
import { encodeAnswer } from './answer-schema.ts';
import { routeSchema } from './route-schema.ts';
import { withinShare } from '../limits/share.ts';
import { throttleRoute } from '../limits/throttle.ts';

declare module 'fastify' {
  interface FastifyRequest {
    sentFields: ReadonlySet<string> | null;
  }
}

/** The exact types are checked by `Handlers`. */
type AnyHandler = (context: object) => Promise<unknown>;

const NO_FIELDS: ReadonlySet<string> = new Set();

const isMembersOnly = (route: Route): boolean =>
  route.access !== 'public' &&
  !route.access.some((principal) => principal === 'anonymous' || principal === 'respondent');

const inTransaction = <T>(
  services: Services,
  route: Route,
  request: FastifyRequest,
  work: (tx: Tx | null) => Promise<T>,
): Promise<T> => {
  const { actor } = request;
  if (route.ownTransactions || !isMembersOnly(route) || actor?.kind !== 'member') return work(null);
  return memberTransaction(services.database, actor, work);
};

/** Fires when the caller has gone before the answer. */
const goneSignal = (reply: FastifyReply): AbortSignal => {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  return gone.signal;
};

/**
 * Whose share of what is scarce a call takes: a super administrator's too is that of the own organisation. What a
 * respondent has sent is saved, even if the connection breaks meanwhile.
 */
const callerOf = ({ actor }: FastifyRequest, reply: FastifyReply): Caller => ({
  tenant: actor === null || actor.kind === 'anonymous' ? null : actor.organizationId,
  signal: actor?.kind === 'member' ? goneSignal(reply) : undefined,
});

const selectDatabase = ({ replica, ...services }: Services, route: Route): Services =>
  route.fromReplica && replica ? { ...services, database: replica } : { ...services, replica };

const respond = async (
  allServices: Services,
  route: Route,
  handler: AnyHandler,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> => {
  // Before the transaction: a slow upload must not hold a database connection.
  const upload = route.upload === true ? await readUpload(request) : undefined;
  const services = selectDatabase(allServices, route);
  const now = services.clock();
  // The answer is checked before the commit and sent after it.
  const answer = await inTransaction(services, route, request, async (tx) => {
    const given = await handler({
      ...services,
      actor: request.actor,
      tx,
      params: request.params,
      query: request.query,
      body: request.body,
      sentFields: request.sentFields ?? NO_FIELDS,
      upload,
      now,
      request,
      reply,
      fit: (whole: unknown) => encodeAnswer(route, whole),
    });
    return reply.sent || given === reply ? reply : encodeAnswer(route, given);
  });
  if (answer === reply) return reply;
  if (route.partner === 'scim' && answer !== undefined)
    void reply.type('application/scim+json; charset=utf-8');
  return reply.code(successStatus(route)).send(answer);
};

export const registerRoutes = (
  app: FastifyInstance,
  services: Services,
  handlers: AllHandlers,
): void => {
  app.decorateRequest('actor', null);
  app.decorateRequest('sessionId', null);
  app.decorateRequest('sentFields', null);
  for (const [groupName, group] of Object.entries(contract)) {
    const groupHandlers: Record<string, unknown> = handlers[groupName as keyof AllHandlers];
    for (const [name, route] of Object.entries<Route>(group)) {
      const handler = groupHandlers[name] as AnyHandler;
      app.route({
        method: route.method,
        url: route.path,
        ...(route.maxBytes !== undefined && { bodyLimit: route.maxBytes }),
        schema: routeSchema(groupName, name, route),
        config: {
          access: route.access,
          unlogged: route.unlogged === true,
          ...(route.partner !== undefined && { partner: route.partner }),
          form: route.form === true,
          evenOnFullDisk: route.evenOnFullDisk === true,
        },
        onRequest: async (request) => {
          await authenticate(services, route, request);
          await throttleRoute(services, route, request);
        },
        preValidation: (request, _reply, done) => {
          request.sentFields = new Set(Object.keys(request.body ?? {}));
          done();
        },
        handler: (request, reply) =>
          onBehalfOf(callerOf(request, reply), () =>
            withinShare(services, route, request.actor, () =>
              respond(services, route, handler, request, reply),
            ),
          ),
      });
    }
  }
};
