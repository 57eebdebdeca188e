import { z } from 'zod';
import { ADMINS, defineRoutes, MEMBERS, SUPERADMINS } from '../../route.ts';
import { idParams, listOf } from '../../schemas/base/basics.ts';
import {
  newOrganization,
  organization,
  organizationChange,
  organizationQuery,
  publicOrganization,
} from '../../schemas/organization/organization.ts';
import { user, userQuery } from '../../schemas/user/user.ts';

export const organizations = defineRoutes({
  list: {
    method: 'GET',
    path: '/organizations',
    summary: 'List organisations',
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
    summary: 'Get an organisation',
    description: 'Anonymous and respondent tokens get only its public fields.',
    access: [...MEMBERS, 'anonymous', 'respondent'],
    params: idParams,
    answer: z.union([organization, publicOrganization]),
  },
  update: {
    method: 'PUT',
    path: '/organizations/:id',
    summary: 'Update an organisation',
    description: 'Only super admins can change the status.',
    access: ADMINS,
    params: idParams,
    body: organizationChange,
    answer: organization,
  },
  remove: {
    method: 'DELETE',
    path: '/organizations/:id',
    summary: 'Delete an organisation',
    description: 'Deletes all its data. The request repeats the name as a confirmation.',
    access: SUPERADMINS,
    params: idParams,
    body: z.strictObject({ name: z.string() }),
  },
  readLogo: {
    method: 'GET',
    path: '/organizations/:id/logo',
    summary: 'Download the logo of an organisation',
    access: 'public',
    params: idParams,
    produces: 'image/png',
  },
  uploadLogo: {
    method: 'PUT',
    path: '/organizations/:id/logo',
    summary: 'Upload the logo of an organisation',
    description: 'Accepts PNG, JPEG and WebP up to 512 KB. The image is re-encoded.',
    access: ADMINS,
    params: idParams,
    upload: true,
    answer: organization,
  },
  removeLogo: {
    method: 'DELETE',
    path: '/organizations/:id/logo',
    summary: 'Delete the logo of an organisation',
    access: ADMINS,
    params: idParams,
    answer: organization,
  },
  users: {
    method: 'GET',
    path: '/organizations/:id/users',
    summary: 'List the users of an organisation',
    access: ADMINS,
    params: idParams,
    query: userQuery,
    answer: listOf(user),
  },
});
