import { API_KEY_PREFIX, type Route } from '@cadran/contract';
import { hasModule, type Actor, type Member } from '@cadran/policies';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import type { Services } from '../context.ts';
import { findKey, touchKey } from '../queries/api-keys.ts';
import { findAccess, type Access } from '../queries/sessions.ts';
import { hashToken } from '../services/secrets.ts';
import { sessionAlive } from '../services/session-lifetime.ts';

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | null;
    sessionId: string | null;
  }
}

const BEARER = /^Bearer ([A-Za-z0-9_-]{20,200})$/;

type Session = NonNullable<Access['session']>;

const memberOf = (session: Session): Member => ({
  kind: 'member',
  id: session.userId,
  organizationId: session.organizationId,
  username: session.username,
  role: session.role,
  modules: { screening: session.screeningEnabled, profiling: session.profilingEnabled },
});

/** Whoever holds no session: a respondent of one questionnaire, or anybody who followed a link. */
const visitorOf = ({ questionnaire }: Access): Actor => {
  if (questionnaire === null) return { kind: 'anonymous' };
  // An inactive organisation's links answer "not available", those already opened too (api.md).
  if (!questionnaire.organizationActive) throw new AppError('campaign_closed');
  const { organizationId, module, id } = questionnaire;
  return { kind: 'respondent', organizationId, module, questionnaireId: id };
};

/** What must be done before anything else: a generated password changed, a demanded second factor set up. */
const refuseBeforeSetup = (session: Session): void => {
  if (session.mustChangePassword) throw new AppError('password_change_required');
  const demanded = session.secondFactorForAdmins && session.role !== 'user';
  if (demanded && !session.secondFactor) throw new AppError('second_factor_setup_required');
};

const principalOf = (actor: Actor) => (actor.kind === 'member' ? actor.role : actor.kind);

const admit = (route: Route, actor: Actor): void => {
  if (route.access === 'public') return;
  if (!route.access.includes(principalOf(actor))) throw new AppError('forbidden');
  if (route.module === undefined) return;
  if (actor.kind === 'member' && !hasModule(actor, route.module)) throw new AppError('forbidden');
  if (actor.kind === 'respondent' && actor.module !== route.module) throw new AppError('forbidden');
};

const USE_NOTED_EVERY = 60_000;

/** A key opens what its scopes name, with an admin's rights in its organisation, and nothing else. */
const authenticateKey = async (
  { database, clock }: Services,
  route: Route,
  token: string,
): Promise<Member> => {
  const key = await findKey(database.global, hashToken(token));
  const now = clock();
  if (!key?.organizationActive || (key.expiresAt !== null && key.expiresAt <= now))
    throw new AppError('unauthenticated');
  if (route.scope === undefined || !key.scopes.includes(route.scope))
    throw new AppError('forbidden');
  if (now.getTime() - (key.lastUsedAt?.getTime() ?? 0) >= USE_NOTED_EVERY)
    await database.withTenant(key.organizationId, (tx) => touchKey(tx, key, now));
  return {
    kind: 'member',
    id: key.id,
    organizationId: key.organizationId,
    username: `API · ${key.name}`,
    role: 'admin',
    modules: { screening: true, profiling: true },
    apiKey: true,
  };
};

/** Runs before the body is even read: strangers cost one look-up. Rights act on the very next request. */
export const authenticate = async (
  services: Services,
  route: Route,
  request: FastifyRequest,
): Promise<void> => {
  if (route.access === 'public') return;
  const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
  if (token === undefined) throw new AppError('unauthenticated');
  if (token.startsWith(API_KEY_PREFIX)) {
    request.actor = await authenticateKey(services, route, token);
    return admit(route, request.actor);
  }
  const access = await findAccess(services.database.global, hashToken(token));
  const now = services.clock();
  if (!access || access.expiresAt <= now) throw new AppError('unauthenticated');
  const { session } = access;
  if (session === null) {
    request.actor = visitorOf(access);
  } else {
    if (!session.active || !session.organizationActive || !sessionAlive(session, now))
      throw new AppError('unauthenticated');
    request.actor = memberOf(session);
    request.sessionId = session.id;
  }
  admit(route, request.actor);
  if (session !== null && !route.evenBeforeSetup) refuseBeforeSetup(session);
};
