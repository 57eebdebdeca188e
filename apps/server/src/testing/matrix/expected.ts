import type { ErrorCode, Module } from '@cadran/contract';
import type { Thing } from './house.ts';
import type { Principal } from './principals.ts';

/** Whose the named thing is, from the caller's side. */
export type Relation = 'own' | 'foreign' | 'missing';
export type Outcome = ErrorCode | 'admitted';

export interface Rule {
  readonly words: ReadonlySet<string>;
  /** What the call names; a call that names nothing has nothing to be foreign. */
  readonly thing: Thing | undefined;
  /** How a foreign or a missing one is refused. */
  readonly absent: 'not_found' | 'invalid_input';
  /** How a right is refused. */
  readonly refused: 'forbidden' | 'invalid_input';
}

const MODULES = ['screening', 'profiling'] as const satisfies Module[];

/** Which words of a rule let a principal in. */
const LET_IN = {
  anonymous: ['anonymous'],
  respondent: ['respondents'],
  user: ['members'],
  admin: ['members', 'admins'],
  superadmin: ['members', 'admins', 'superadmins'],
} as const;

const MODULE_OF: Partial<Record<Thing, Module>> = {
  screeningCampaign: 'screening',
  candidate: 'screening',
  opened: 'screening',
  profilingCampaign: 'profiling',
  employee: 'profiling',
};

/** Inside the door: a visitor sees what is public, a respondent the own questionnaire and its campaign. */
const asVisitor = (principal: Principal, thing: Thing, relation: Relation): Outcome => {
  if (principal.is === 'anonymous' || thing === 'organization') return 'admitted';
  const own = relation === 'own' && principal.answers === MODULE_OF[thing];
  return own ? 'admitted' : 'not_found';
};

const asMember = (principal: Principal, { words, thing, refused }: Rule): Outcome => {
  const inCharge = principal.is === 'admin' || principal.is === 'superadmin';
  const isOwner = principal.name === 'owner' && thing !== 'boss';
  const later = MODULES.find((module) => words.has(`then-${module}`));
  if (later !== undefined && !principal.modules.includes(later)) return 'forbidden';
  if (words.has('edit') && !inCharge && !isOwner) return 'forbidden';
  if (words.has('self-or-admin') && !inCharge && !isOwner) return 'not_found';
  if (words.has('self') && !isOwner) return inCharge ? 'forbidden' : 'not_found';
  if (words.has('admin') && !inCharge) return refused;
  if (words.has('superadmin') && principal.is !== 'superadmin') return refused;
  return 'admitted';
};

/** What a rule says about a principal and a thing: the expected answer, worked out apart from the server. */
export const expectedOutcome = (rule: Rule, principal: Principal, relation: Relation): Outcome => {
  const { words, thing, absent } = rule;
  const missing = thing !== undefined && relation === 'missing';
  if (words.has('public')) return missing ? absent : 'admitted';
  if (principal.is === 'stranger') return 'unauthenticated';
  const opens = ({ scopes }: Principal) =>
    scopes === undefined || scopes.some((scope) => words.has(`key:${scope}`));
  if (!opens(principal)) return 'forbidden';
  if (!LET_IN[principal.is].some((word) => words.has(word))) return 'forbidden';
  const needed = MODULES.find((module) => words.has(module));
  if (needed !== undefined && !principal.modules.includes(needed)) return 'forbidden';
  if (principal.mustChangePassword && !words.has('early')) return 'password_change_required';
  if (missing) return absent;
  if (principal.is === 'anonymous' || principal.is === 'respondent')
    return thing === undefined ? 'admitted' : asVisitor(principal, thing, relation);
  const reaches = principal.is === 'superadmin' && !words.has('home');
  if (relation === 'foreign' && !reaches) return absent;
  // A super admin sits in an organisation of their own.
  if (words.has('home') && principal.is === 'superadmin') return absent;
  return asMember(principal, rule);
};
