import { z } from 'zod';
import { ADMINS, defineRoutes, MEMBERS, SUPERADMINS } from '../route.ts';
import { idParams, listOf } from '../schemas/basics.ts';
import {
  newOrganization,
  organization,
  organizationChange,
  organizationQuery,
  publicOrganization,
} from '../schemas/organization.ts';
import { user, userQuery } from '../schemas/user.ts';

export const organizations = defineRoutes({
  list: {
    method: 'GET',
    path: '/organizations',
    summary: 'All organisations',
    access: SUPERADMINS,
    query: organizationQuery,
    answer: listOf(organization),
  },
  create: {
    method: 'POST',
    path: '/organizations',
    summary: 'Create an organisation',
    access: SUPERADMINS,
    body: newOrganization,
    answer: organization,
    status: 201,
  },
  read: {
    method: 'GET',
    path: '/organizations/:id',
    summary: 'One organisation; its public face for an anonymous token',
    access: [...MEMBERS, 'anonymous', 'respondent'],
    params: idParams,
    answer: z.union([organization, publicOrganization]),
  },
  update: {
    method: 'PUT',
    path: '/organizations/:id',
    summary: 'Change name, theme or settings; the status by a super admin only',
    access: ADMINS,
    params: idParams,
    body: organizationChange,
    answer: organization,
  },
  remove: {
    method: 'DELETE',
    path: '/organizations/:id',
    summary: 'Delete an organisation and all that is its own; the name is typed again',
    access: SUPERADMINS,
    params: idParams,
    body: z.strictObject({ name: z.string() }),
  },
  readLogo: {
    method: 'GET',
    path: '/organizations/:id/logo',
    summary: 'The logo as an image',
    access: 'public',
    params: idParams,
    produces: 'image/png',
  },
  uploadLogo: {
    method: 'PUT',
    path: '/organizations/:id/logo',
    summary: 'Replace the logo (png, jpeg or webp up to 512 KB; re-encoded)',
    access: ADMINS,
    params: idParams,
    upload: true,
    answer: organization,
  },
  removeLogo: {
    method: 'DELETE',
    path: '/organizations/:id/logo',
    summary: 'Remove the logo',
    access: ADMINS,
    params: idParams,
    answer: organization,
  },
  users: {
    method: 'GET',
    path: '/organizations/:id/users',
    summary: 'The users of one organisation',
    access: ADMINS,
    params: idParams,
    query: userQuery,
    answer: listOf(user),
  },
});
