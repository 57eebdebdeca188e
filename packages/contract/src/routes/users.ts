import { z } from 'zod';
import { ADMINS, defineRoutes, MEMBERS } from '../route.ts';
import { id, idParams, listOf } from '../schemas/basics.ts';
import { userImport, userImportReport } from '../schemas/user-import.ts';
import {
  createdUser,
  newUser,
  passwordChange,
  user,
  userChange,
  userQuery,
} from '../schemas/user.ts';

export const users = defineRoutes({
  list: {
    method: 'GET',
    path: '/users',
    summary: 'Users: everybody for a super admin, the own organisation for an admin',
    access: ADMINS,
    query: userQuery,
    answer: listOf(user),
  },
  create: {
    method: 'POST',
    path: '/users',
    summary: 'Create a user, and with it an organisation if asked; the password is shown this once',
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
    summary: 'Create users from a CSV file; the report says line by line what became of it',
    access: ADMINS,
    body: userImport,
    answer: userImportReport,
  },
  read: {
    method: 'GET',
    path: '/users/:id',
    summary: 'One user',
    access: MEMBERS,
    params: idParams,
    answer: user,
  },
  update: {
    method: 'PUT',
    path: '/users/:id',
    summary: 'Change a user; users change their own email, notifications and language',
    access: MEMBERS,
    params: idParams,
    body: userChange,
    answer: user,
  },
  remove: {
    method: 'DELETE',
    path: '/users/:id',
    summary: 'Delete a user; campaigns go to the heir, who must be named if there are any',
    access: ADMINS,
    params: idParams,
    query: z.strictObject({ heir: id.optional() }),
  },
  changePassword: {
    method: 'PUT',
    path: '/users/:id/password',
    summary: 'Change the own password; all other sessions end',
    access: MEMBERS,
    params: idParams,
    body: passwordChange,
    evenBeforeSetup: true,
  },
  resetPassword: {
    method: 'POST',
    path: '/users/:id/password/reset',
    summary: 'Give a user a new generated password, shown this once',
    access: ADMINS,
    params: idParams,
    answer: z.object({ password: z.string() }),
  },
});
