import type { Module } from '../codes/index.ts';
import { defineRoutes, MEMBERS, type Route } from '../route.ts';
import { idParams } from '../schemas/basics.ts';
import { invitationList, invitationParams, invitationQuery } from '../schemas/invitation.ts';

const list = <const M extends Module>(module: M) =>
  ({
    method: 'GET',
    path: `/${module}/campaigns/:id/invitations`,
    summary: 'Who was invited to a campaign, and what became of it',
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
    summary: 'Forget an invitation and its address; a mail that waits is not sent',
    access: MEMBERS,
    module,
    params: invitationParams,
  }) as const satisfies Route;

/** Invitations are sent by `POST /email/`. In an audit nobody learns who answered. */
export const invitations = defineRoutes({
  ofScreening: list('screening'),
  removeOfScreening: remove('screening'),
  ofProfiling: list('profiling'),
  removeOfProfiling: remove('profiling'),
});
