import { z } from 'zod';
import { ADMINS, defineRoutes, MEMBERS } from '../../route.ts';
import { id, idParams, listOf } from '../../schemas/base/basics.ts';
import { userImport, userImportReport } from '../../schemas/user/user-import.ts';
import {
  createdUser,
  newUser,
  passwordChange,
  user,
  userChange,
  userQuery,
} from '../../schemas/user/user.ts';

export const users = defineRoutes({
  list: {
    method: 'GET',
    path: '/users',
    summary: 'List users',
    description: 'Super admins see every user. Admins see their organisation.',
    access: ADMINS,
    query: userQuery,
    answer: listOf(user),
  },
  create: {
    method: 'POST',
    path: '/users',
    summary: 'Create a user',
    description:
      'Can create an organisation too. The generated password is shown only in this response.',
    access: ADMINS,
    body: newUser,
    example: {
      username: 'camille',
      email: 'camille@example.org',
      organizationId: '3f2b8a54-6c1d-4e7a-9b0f-5d8c2e1a7b46',
      role: 'user',
      language: 'fr',
    },
    answer: createdUser,
    status: 201,
  },
  import: {
    method: 'POST',
    path: '/users/import',
    summary: 'Import users from CSV',
    description: 'Returns the result of each line.',
    access: ADMINS,
    body: userImport,
    answer: userImportReport,
  },
  read: {
    method: 'GET',
    path: '/users/:id',
    summary: 'Get a user',
    access: MEMBERS,
    params: idParams,
    answer: user,
  },
  update: {
    method: 'PUT',
    path: '/users/:id',
    summary: 'Update a user',
    description: 'Users can change their own email, notifications and language.',
    access: MEMBERS,
    params: idParams,
    body: userChange,
    answer: user,
  },
  remove: {
    method: 'DELETE',
    path: '/users/:id',
    summary: 'Delete a user',
    description: 'The campaigns of the user need a new owner, named in the query.',
    access: ADMINS,
    params: idParams,
    query: z.strictObject({ newOwner: id.optional() }),
  },
  changePassword: {
    method: 'PUT',
    path: '/users/:id/password',
    summary: 'Change your password',
    description: 'All other sessions end.',
    access: MEMBERS,
    params: idParams,
    body: passwordChange,
    evenBeforeSetup: true,
  },
  resetPassword: {
    method: 'POST',
    path: '/users/:id/password/reset',
    summary: 'Reset the password of a user',
    description: 'The generated password is shown only in this response.',
    access: ADMINS,
    params: idParams,
    answer: z.object({ password: z.string() }),
  },
});
