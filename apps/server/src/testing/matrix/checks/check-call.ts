import { successStatus } from '@cadran/contract';
import type { LightMyRequestResponse } from 'fastify';
import { buildCall, specialOf } from '../calls/build-call.ts';
import type { Outcome, Relation, Rule } from './expected.ts';
import { ANY_MARK, type Tenant, SECRET_MARK } from '../world/tenant.ts';
import type { NamedRoute } from '../named-routes.ts';
import type { Principal, World } from '../world/principals.ts';

export interface Cell {
  readonly principal: Principal;
  readonly relation: Relation;
  readonly outcome: Outcome;
}

/** The caller's tenant and the resource's; null for a missing resource. */
export interface CallTenants {
  readonly home: Tenant;
  readonly named: Tenant | null;
}

const codeOf = (answer: LightMyRequestResponse): string => {
  try {
    return answer.json<{ error?: { code?: string } }>().error?.code ?? '';
  } catch {
    return '';
  }
};

/** Markers in a response that the caller may not see. */
const findForeignMarks = (
  body: string,
  { name }: NamedRoute,
  { principal }: Cell,
  home: Tenant,
) => {
  const { is } = principal;
  if (is === 'superadmin') return [];
  const member = is === 'user' || is === 'admin';
  const known = member || is === 'respondent' || specialOf(name).entersHome === true;
  const own = known ? [home.secret, home.shown] : [];
  return [...new Set(body.match(member ? ANY_MARK : SECRET_MARK))].filter(
    (mark) => !own.includes(mark),
  );
};

/** Headers that every API response must have. */
const missingHeaders = ({ headers }: LightMyRequestResponse): string[] => {
  const policy = String(headers['content-security-policy']);
  const has: Record<string, boolean> = {
    'a policy without unsafe scripts':
      policy.includes("default-src 'none'") && !/script-src[^;]*unsafe/.test(policy),
    'frame-ancestors and base-uri': ['frame-ancestors', "base-uri 'none'"].every((word) =>
      policy.includes(word),
    ),
    nosniff: headers['x-content-type-options'] === 'nosniff',
    'no-referrer': headers['referrer-policy'] === 'no-referrer',
    HSTS: String(headers['strict-transport-security']).includes('max-age=63072000'),
    'no CORS': headers['access-control-allow-origin'] === undefined,
    'a cache rule': /no-store|public/.test(String(headers['cache-control'])),
  };
  return Object.keys(has).filter((name) => !has[name]);
};

/** Makes one call of the matrix and checks the response. */
export const checkCall = async (
  world: World,
  of: NamedRoute,
  rule: Rule,
  cell: Cell,
  { home, named }: CallTenants,
): Promise<{ answer: LightMyRequestResponse; violations: string[] }> => {
  const { principal, relation, outcome } = cell;
  const caller = await principal.caller(world, home, rule.resource);
  const call = await buildCall(of, rule.resource === undefined ? home : named);
  const answer = await caller.call(of.route, call);
  const success = specialOf(of.name).admitted ?? successStatus(of.route);
  const right = outcome === 'admitted' ? answer.statusCode === success : codeOf(answer) === outcome;
  const strange = findForeignMarks(answer.body, of, cell, home);
  const where = `${of.name} by ${principal.name} on ${relation}`;
  return {
    answer,
    violations: [
      ...(right
        ? []
        : [`${where}: expected ${outcome}, got ${answer.statusCode} ${codeOf(answer)}`]),
      ...strange.map((mark) => `${where}: shows ${mark}`),
      ...missingHeaders(answer).map((name) => `${where}: is sent without ${name}`),
      ...(answer.body.includes('$argon2') ? [`${where}: shows the hash of a password`] : []),
    ],
  };
};
