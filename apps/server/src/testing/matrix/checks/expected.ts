import type { ErrorCode, Module } from '@cadran/contract';
import type { Resource } from '../world/tenant.ts';
import type { Principal } from '../world/principals.ts';

/** The resource's relation to the caller. */
export type Relation = 'own' | 'foreign' | 'missing';
export type Outcome = ErrorCode | 'admitted';

export interface Rule {
  readonly words: ReadonlySet<string>;
  /** The resource that the call refers to, if any. */
  readonly resource: Resource | undefined;
  /** Error for a foreign or missing resource. */
  readonly absent: 'not_found' | 'invalid_input';
  /** Error for a missing permission. */
  readonly refused: 'forbidden' | 'invalid_input';
}

const MODULES = ['screening', 'profiling'] as const satisfies Module[];

/** The words of a rule that admit a principal. */
const ADMITTING_WORDS = {
  anonymous: ['anonymous'],
  respondent: ['respondents'],
  user: ['members'],
  admin: ['members', 'admins', 'own-admins'],
  superadmin: ['members', 'admins', 'superadmins'],
} as const;

const MODULE_OF: Partial<Record<Resource, Module>> = {
  screeningCampaign: 'screening',
  candidate: 'screening',
  opened: 'screening',
  profilingCampaign: 'profiling',
  respondent: 'profiling',
};

/** Visitors see what is public, respondents their own questionnaire and its campaign. */
const visitorOutcome = (principal: Principal, resource: Resource, relation: Relation): Outcome => {
  if (principal.is === 'anonymous' || resource === 'organization') return 'admitted';
  const own = relation === 'own' && principal.answers === MODULE_OF[resource];
  return own ? 'admitted' : 'not_found';
};

const memberOutcome = (principal: Principal, { words, resource, refused }: Rule): Outcome => {
  const inCharge = principal.is === 'admin' || principal.is === 'superadmin';
  const isOwner = principal.name === 'owner' && resource !== 'superadmin';
  const later = MODULES.find((module) => words.has(`then-${module}`));
  if (later !== undefined && !principal.modules.includes(later)) return 'forbidden';
  if (words.has('edit') && !inCharge && !isOwner) return 'forbidden';
  if (words.has('self-or-admin') && !inCharge && !isOwner) return 'not_found';
  if (words.has('self') && !isOwner) return inCharge ? 'forbidden' : 'not_found';
  if (words.has('admin') && !inCharge) return refused;
  if (words.has('superadmin') && principal.is !== 'superadmin') return refused;
  return 'admitted';
};

/** The expected outcome, derived from the rules independently of the server. */
export const expectedOutcome = (rule: Rule, principal: Principal, relation: Relation): Outcome => {
  const { words, resource, absent } = rule;
  const missing = resource !== undefined && relation === 'missing';
  if (words.has('public')) return missing ? absent : 'admitted';
  if (principal.is === 'stranger') return 'unauthenticated';
  const opens = ({ scopes }: Principal) =>
    scopes === undefined || scopes.some((scope) => words.has(`key:${scope}`));
  if (!opens(principal)) return 'forbidden';
  if (!ADMITTING_WORDS[principal.is].some((word) => words.has(word))) return 'forbidden';
  const needed = MODULES.find((module) => words.has(module));
  if (needed !== undefined && !principal.modules.includes(needed)) return 'forbidden';
  if (principal.mustChangePassword && !words.has('early')) return 'password_change_required';
  if (missing) return absent;
  if (principal.is === 'anonymous' || principal.is === 'respondent')
    return resource === undefined ? 'admitted' : visitorOutcome(principal, resource, relation);
  const reaches = principal.is === 'superadmin' && !words.has('home');
  if (relation === 'foreign' && !reaches) return absent;
  // Super admins belong to another organisation.
  if (words.has('home') && principal.is === 'superadmin') return absent;
  return memberOutcome(principal, rule);
};
