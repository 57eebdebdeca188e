import type { Module, Role } from '@cadran/contract';

/** Who calls, as the server knows it from the token. */
export interface Member {
  readonly kind: 'member';
  readonly id: string;
  readonly organizationId: string;
  readonly username: string;
  readonly role: Role;
  readonly modules: Readonly<Record<Module, boolean>>;
  /** A program with a key of the organisation: an admin by its rights, but no person. */
  readonly apiKey?: true;
}
/** Holds an anonymous token: somebody who followed a link. */
export interface Anonymous {
  readonly kind: 'anonymous';
}
/** Holds the token of one questionnaire and nothing else. */
export interface Respondent {
  readonly kind: 'respondent';
  readonly organizationId: string;
  readonly module: Module;
  readonly questionnaireId: string;
}
export type Actor = Member | Anonymous | Respondent;

export const isSuperadmin = (actor: Member): boolean => actor.role === 'superadmin';

/** Administrates this organisation: its own admins, and super admins. */
export const administrates = (actor: Member, organizationId: string): boolean =>
  isSuperadmin(actor) || (actor.role === 'admin' && actor.organizationId === organizationId);

/** Sees this organisation's things: its own people, and super admins. */
export const belongsTo = (actor: Member, organizationId: string): boolean =>
  isSuperadmin(actor) || actor.organizationId === organizationId;

/** Module flags bind users and admins alike; a super admin sees every module (api.md, Screening). */
export const hasModule = (actor: Member, module: Module): boolean =>
  isSuperadmin(actor) || actor.modules[module];
