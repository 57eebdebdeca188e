import { toMember } from './member.ts';
import { API_KEY_PREFIX, type Route } from '@cadran/contract';
import { type Actor, type ApiKey, routePolicy, userPolicy } from '@cadran/policies';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import { authorise } from '../authorise.ts';
import type { Services } from '../context.ts';
import { type Access, findAccess, findApiKey, touchApiKey } from './queries.ts';
import { hashToken } from '../../secrets.ts';
import { isSessionAlive } from './session-lifetime.ts';

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | null;
    sessionId: string | null;
  }
}

const BEARER = /^Bearer ([A-Za-z0-9_-]{20,200})$/;
const BASIC = /^Basic ([A-Za-z0-9+/=]{20,400})$/;
/** The key is the user name; the password is empty. */
const KEY_AS_USER = new RegExp(`^(${API_KEY_PREFIX}[A-Za-z0-9_-]{20,200}):$`);

/** Tracking systems send their key as HTTP Basic; everybody else sends a bearer token. */
const readToken = (header: string, { partner }: Route): string | undefined => {
  const basic = partner === true ? BASIC.exec(header)?.[1] : undefined;
  return basic === undefined
    ? BEARER.exec(header)?.[1]
    : KEY_AS_USER.exec(Buffer.from(basic, 'base64').toString())?.[1];
};

type Session = NonNullable<Access['session']>;

/** An actor without a session: a respondent, or anonymous. */
const toVisitor = ({ questionnaire }: Access): Actor => {
  if (questionnaire === null) return { kind: 'anonymous' };
  // Also for questionnaires that were already opened.
  if (!questionnaire.organizationActive) throw new AppError('campaign_closed');
  const { organizationId, module, id } = questionnaire;
  return { kind: 'respondent', organizationId, module, questionnaireId: id };
};

const requireCompletedSetup = (session: Session): void => {
  if (session.mustChangePassword) throw new AppError('password_change_required');
  if (userPolicy.needsSecondFactor(session, session) && !session.secondFactor)
    throw new AppError('second_factor_setup_required');
};

const TOUCH_INTERVAL_MS = 60_000;

/** An API key acts as an admin of its organisation, within its scopes. */
const authenticateKey = async (
  { database, clock }: Services,
  route: Route,
  token: string,
): Promise<ApiKey> => {
  const key = await findApiKey(database.global, hashToken(token));
  const now = clock();
  if (!key?.organizationActive || (key.expiresAt !== null && key.expiresAt <= now))
    throw new AppError('unauthenticated');
  const actor: ApiKey = {
    kind: 'member',
    id: key.id,
    organizationId: key.organizationId,
    displayName: `API · ${key.name}`,
    username: null,
    role: 'admin',
    modules: { screening: true, profiling: true },
    apiKey: { scopes: key.scopes },
  };
  // A refused call does not count as a use of the key.
  authorise(routePolicy.call, actor, route);
  if (now.getTime() - (key.lastUsedAt?.getTime() ?? 0) >= TOUCH_INTERVAL_MS)
    await database.withTenant(key.organizationId, (tx) => touchApiKey(tx, key, now));
  return actor;
};

/** Runs before the body is read. Roles are read from the database, so changes apply to the next request. */
export const authenticate = async (
  services: Services,
  route: Route,
  request: FastifyRequest,
): Promise<void> => {
  if (route.access === 'public') return;
  const token = readToken(request.headers.authorization ?? '', route);
  if (token === undefined) throw new AppError('unauthenticated');
  if (token.startsWith(API_KEY_PREFIX)) {
    request.actor = await authenticateKey(services, route, token);
    return;
  }
  const access = await findAccess(services.database.global, hashToken(token));
  const now = services.clock();
  if (!access || access.expiresAt <= now) throw new AppError('unauthenticated');
  const { session } = access;
  if (session === null) {
    request.actor = toVisitor(access);
  } else {
    if (!session.active || !session.organizationActive || !isSessionAlive(session, now))
      throw new AppError('unauthenticated');
    request.actor = toMember({ ...session, id: session.userId });
    request.sessionId = session.id;
  }
  authorise(routePolicy.call, request.actor, route);
  if (session !== null && !route.evenBeforeSetup) requireCompletedSetup(session);
};
