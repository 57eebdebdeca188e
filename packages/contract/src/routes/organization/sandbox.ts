import { defineRoutes, MEMBERS, SHARES } from '../../route.ts';
import { idParams, languageQuery, listOf } from '../../schemas/base/basics.ts';
import {
  newSandboxItem,
  sampleParams,
  sandboxItem,
  sandboxQuery,
  validationResult,
} from '../../schemas/organization/integration.ts';
import { validationRequest } from '../../validated-schemas.ts';

/** Test data for integrators. */
export const sandbox = defineRoutes({
  list: {
    method: 'GET',
    path: '/test/items',
    summary: 'List sandbox items',
    access: MEMBERS,
    query: sandboxQuery,
    answer: listOf(sandboxItem),
  },
  create: {
    method: 'POST',
    path: '/test/items',
    summary: 'Create a sandbox item',
    description: 'An organisation can have up to 100 items.',
    access: MEMBERS,
    body: newSandboxItem,
    answer: sandboxItem,
    status: 201,
  },
  read: {
    method: 'GET',
    path: '/test/items/:id',
    summary: 'Get a sandbox item',
    access: MEMBERS,
    params: idParams,
    answer: sandboxItem,
  },
  update: {
    method: 'PUT',
    path: '/test/items/:id',
    summary: 'Update a sandbox item',
    description: 'Replaces the whole item.',
    access: MEMBERS,
    params: idParams,
    body: newSandboxItem,
    answer: sandboxItem,
  },
  remove: {
    method: 'DELETE',
    path: '/test/items/:id',
    summary: 'Delete a sandbox item',
    access: MEMBERS,
    params: idParams,
  },
  validate: {
    method: 'POST',
    path: '/test/validation',
    summary: 'Validate a value',
    description: 'Checks it against the schema of a resource without saving it.',
    access: MEMBERS,
    body: validationRequest,
    answer: validationResult,
    evenOnFullDisk: true,
  },
  sample: {
    method: 'GET',
    path: '/test/download/:id',
    summary: 'Download a sample report',
    description: 'Uses invented answers and the branding of your organisation.',
    access: MEMBERS,
    params: sampleParams,
    query: languageQuery,
    produces: 'application/pdf',
    limit: { max: 30, seconds: 60 },
    ownTransactions: true,
    share: SHARES.file,
  },
});
