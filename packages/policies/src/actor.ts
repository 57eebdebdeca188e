import type { ApiScope, Module, Role } from '@cadran/contract';

/** A user of an organisation, from the session. */
export interface Member {
  readonly kind: 'member';
  readonly id: string;
  readonly organizationId: string;
  /** As the activity log names the actor. */
  readonly displayName: string;
  /** Null for an API key. */
  readonly username: string | null;
  readonly role: Role;
  readonly modules: Readonly<Record<Module, boolean>>;
  readonly apiKey?: { readonly scopes: readonly ApiScope[] };
}

/** A program: acts as an admin of its organisation, on the routes of its scopes. */
export interface ApiKey extends Member {
  readonly role: 'admin';
  readonly apiKey: { readonly scopes: readonly ApiScope[] };
}

/** Holds the token of one questionnaire. */
export interface Respondent {
  readonly kind: 'respondent';
  readonly organizationId: string;
  readonly module: Module;
  readonly questionnaireId: string;
}

/** Holds an anonymous token, after following a link. */
export interface Visitor {
  readonly kind: 'anonymous';
}

export type Actor = Member | ApiKey | Respondent | Visitor;

export const isApiKey = (actor: Actor): actor is ApiKey =>
  actor.kind === 'member' && actor.apiKey !== undefined;

export const isSuperadmin = (actor: Actor): boolean =>
  actor.kind === 'member' && actor.role === 'superadmin';

const isMemberOf = (actor: Actor, organizationId: string): actor is Member =>
  actor.kind === 'member' && actor.organizationId === organizationId;

/** A user of this organisation, neither an API key nor a super admin of another one. */
export const isUserOf = (actor: Actor, organizationId: string): boolean =>
  isMemberOf(actor, organizationId) && !isApiKey(actor);

/** Admins administrate their own organisation, super admins every one. */
export const administrates = (actor: Actor, organizationId: string): boolean =>
  isSuperadmin(actor) || (isMemberOf(actor, organizationId) && actor.role === 'admin');

/** Members see the data of their own organisation, super admins of every one. */
export const belongsTo = (actor: Actor, organizationId: string): boolean =>
  isSuperadmin(actor) || isMemberOf(actor, organizationId);

/** Module flags apply to users and admins alike; super admins have every module. */
export const hasModule = (actor: Actor, module: Module): boolean => {
  if (actor.kind === 'member') return isSuperadmin(actor) || actor.modules[module];
  return actor.kind === 'respondent' && actor.module === module;
};
