import type { Module } from '../codes/index.ts';
import { defineRoutes, MEMBERS, type Route } from '../route.ts';
import { idParams } from '../schemas/base/basics.ts';
import { invitationList, invitationParams, invitationQuery } from '../schemas/mail/invitation.ts';

const list = <const M extends Module>(module: M) =>
  ({
    method: 'GET',
    path: `/${module}/campaigns/:id/invitations`,
    summary: 'List the invitations of a campaign',
    description: 'Each invitation has its status.',
    access: MEMBERS,
    module,
    scope: 'invitations:write',
    params: idParams,
    query: invitationQuery,
    answer: invitationList,
  }) as const satisfies Route;

const remove = <const M extends Module>(module: M) =>
  ({
    method: 'DELETE',
    path: `/${module}/campaigns/:id/invitations/:invitationId`,
    summary: 'Delete an invitation',
    description: 'Deletes the address too. An email that is still queued is not sent.',
    access: MEMBERS,
    module,
    params: invitationParams,
  }) as const satisfies Route;

/** Invitations are sent by `POST /email/`. A culture audit does not reveal who answered. */
export const invitations = defineRoutes({
  ofScreening: list('screening'),
  removeOfScreening: remove('screening'),
  ofProfiling: list('profiling'),
  removeOfProfiling: remove('profiling'),
});
