import { z } from 'zod';
import { ADMINS, defineRoutes, SHARES } from '../../route.ts';
import { idParams } from '../../schemas/base/basics.ts';
import {
  directoryGroup,
  directoryGroupChange,
  directoryGroupParams,
  directorySettings,
  scimDocument,
  scimGroup,
  scimGroupChange,
  scimList,
  scimPatch,
  scimQuery,
  scimUser,
  scimUserChange,
} from '../../schemas/organization/scim.ts';

/** An API key, or an admin; a super admin would reach every organisation. */
const called = {
  access: ['admin'],
  scope: 'users:provision',
  partner: 'scim',
} as const;
const reading = { ...called, method: 'GET' } as const;
const writing = {
  ...called,
  ownTransactions: true,
  share: SHARES.directory,
  errors: ['conflict', 'last_admin'],
  maxBytes: 1_000_000,
} as const;

/** SCIM 2.0 (RFC 7643, RFC 7644): the organisation's directory keeps users and groups up to date. */
export const scim = defineRoutes({
  serviceProviderConfig: {
    ...reading,
    path: '/scim/v2/ServiceProviderConfig',
    summary: 'SCIM: what the service supports',
    answer: scimDocument,
  },
  resourceTypes: {
    ...reading,
    path: '/scim/v2/ResourceTypes',
    summary: 'SCIM: kinds of resources',
    answer: scimList(scimDocument),
  },
  schemas: {
    ...reading,
    path: '/scim/v2/Schemas',
    summary: 'SCIM: attributes of resources',
    answer: scimList(scimDocument),
  },
  schema: {
    ...reading,
    path: '/scim/v2/Schemas/:urn',
    summary: 'SCIM: attributes of a kind of resource',
    params: z.strictObject({ urn: z.string().max(200) }),
    answer: scimDocument,
  },
  listUsers: {
    ...reading,
    ownTransactions: true,
    path: '/scim/v2/Users',
    summary: 'SCIM: list users',
    description: 'With filters by name, address, external id and more.',
    query: scimQuery,
    answer: scimList(scimUser),
  },
  createUser: {
    ...writing,
    method: 'POST',
    path: '/scim/v2/Users',
    summary: 'SCIM: create a user',
    body: scimUserChange,
    example: { userName: 'camille@example.org', displayName: 'Camille Martin', active: true },
    answer: scimUser,
    status: 201,
  },
  readUser: {
    ...reading,
    path: '/scim/v2/Users/:id',
    summary: 'SCIM: get a user',
    params: idParams,
    query: scimQuery,
    answer: scimUser,
  },
  replaceUser: {
    ...writing,
    method: 'PUT',
    path: '/scim/v2/Users/:id',
    summary: 'SCIM: replace a user',
    description: 'A user who becomes inactive loses sessions and API keys at once.',
    params: idParams,
    body: scimUserChange,
    example: { userName: 'camille@example.org', displayName: 'Camille Martin', active: true },
    answer: scimUser,
  },
  patchUser: {
    ...writing,
    method: 'PATCH',
    path: '/scim/v2/Users/:id',
    summary: 'SCIM: change a user',
    params: idParams,
    body: scimPatch,
    example: { Operations: [{ op: 'replace', path: 'active', value: false }] },
    answer: scimUser,
  },
  deleteUser: {
    ...writing,
    method: 'DELETE',
    path: '/scim/v2/Users/:id',
    summary: 'SCIM: delete a user',
    description:
      'The user is deactivated and no longer listed here. An admin deletes the account, and names who takes over its campaigns.',
    params: idParams,
  },
  listGroups: {
    ...reading,
    ownTransactions: true,
    path: '/scim/v2/Groups',
    summary: 'SCIM: list groups',
    query: scimQuery,
    answer: scimList(scimGroup),
  },
  createGroup: {
    ...writing,
    method: 'POST',
    path: '/scim/v2/Groups',
    summary: 'SCIM: create a group',
    description: 'Gives nothing until an admin says what.',
    body: scimGroupChange,
    example: { displayName: 'Recruiters', members: [] },
    answer: scimGroup,
    status: 201,
  },
  readGroup: {
    ...reading,
    path: '/scim/v2/Groups/:id',
    summary: 'SCIM: get a group',
    params: idParams,
    query: scimQuery,
    answer: scimGroup,
  },
  replaceGroup: {
    ...writing,
    method: 'PUT',
    path: '/scim/v2/Groups/:id',
    summary: 'SCIM: replace a group',
    params: idParams,
    body: scimGroupChange,
    example: { displayName: 'Recruiters', members: [] },
    answer: scimGroup,
  },
  patchGroup: {
    ...writing,
    method: 'PATCH',
    path: '/scim/v2/Groups/:id',
    summary: 'SCIM: change a group',
    params: idParams,
    body: scimPatch,
    example: { Operations: [{ op: 'add', path: 'members', value: [] }] },
    answer: scimGroup,
  },
  deleteGroup: {
    ...writing,
    method: 'DELETE',
    path: '/scim/v2/Groups/:id',
    summary: 'SCIM: delete a group',
    description: 'Its members lose what only this group gave them.',
    params: idParams,
  },
});

const admins = { access: ADMINS } as const;

/** What groups of the directory give their members. */
export const directory = defineRoutes({
  read: {
    ...admins,
    method: 'GET',
    path: '/organizations/:id/directory',
    summary: 'Get the directory of an organisation',
    description: 'Its groups, and the address to enter at the directory.',
    params: idParams,
    answer: directorySettings,
  },
  saveGroup: {
    ...admins,
    method: 'PUT',
    path: '/organizations/:id/directory/groups/:groupId',
    summary: 'Set what a group of the directory gives',
    description:
      'Role and modules of its members change at once. As soon as one group gives a role, groups decide for everybody the directory manages.',
    params: directoryGroupParams,
    body: directoryGroupChange,
    answer: directoryGroup,
    errors: ['last_admin'],
  },
});
