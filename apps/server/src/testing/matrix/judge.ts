import { successStatus } from '@cadran/contract';
import type { LightMyRequestResponse } from 'fastify';
import { buildCall, specialOf } from './build-call.ts';
import type { Outcome, Relation, Rule } from './expected.ts';
import { ANY_MARK, type House, SECRET_MARK } from './house.ts';
import type { NamedRoute } from './named-routes.ts';
import type { Principal, World } from './principals.ts';

export interface Cell {
  readonly principal: Principal;
  readonly relation: Relation;
  readonly outcome: Outcome;
}

/** Where the caller sits, and whose thing is named; null: of nobody. */
export interface Places {
  readonly home: House;
  readonly named: House | null;
}

const codeOf = (answer: LightMyRequestResponse): string => {
  try {
    return answer.json<{ error?: { code?: string } }>().error?.code ?? '';
  } catch {
    return '';
  }
};

/** The marks in an answer that belong to another house than the caller's, or that no visitor may see. */
const strangeMarks = (body: string, { name }: NamedRoute, { principal }: Cell, home: House) => {
  const { is } = principal;
  if (is === 'superadmin') return [];
  const member = is === 'user' || is === 'admin';
  const known = member || is === 'respondent' || specialOf(name).entersHome === true;
  const own = known ? [home.secret, home.shown] : [];
  return [...new Set(body.match(member ? ANY_MARK : SECRET_MARK))].filter(
    (mark) => !own.includes(mark),
  );
};

/** The headers that every answer of the API carries (security.md, row 18). */
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

/** Makes one call of the matrix and says what is wrong with the answer. */
export const judge = async (
  world: World,
  of: NamedRoute,
  rule: Rule,
  cell: Cell,
  { home, named }: Places,
): Promise<{ answer: LightMyRequestResponse; violations: string[] }> => {
  const { principal, relation, outcome } = cell;
  const caller = await principal.caller(world, home, rule.thing);
  const call = await buildCall(of, rule.thing === undefined ? home : named);
  const answer = await caller.call(of.route, call);
  const success = specialOf(of.name).admitted ?? successStatus(of.route);
  const right = outcome === 'admitted' ? answer.statusCode === success : codeOf(answer) === outcome;
  const strange = strangeMarks(answer.body, of, cell, home);
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
