import { defineRoutes, MEMBERS } from '../route.ts';
import { idParams, languageQuery, listOf } from '../schemas/basics.ts';
import {
  newSandboxItem,
  sampleParams,
  sandboxItem,
  sandboxQuery,
  validationResult,
} from '../schemas/integration.ts';
import { validationRequest } from '../validated-schemas.ts';

/** To try things out: items of one's own organisation that mean nothing (api.md, sandbox). */
export const sandbox = defineRoutes({
  list: {
    method: 'GET',
    path: '/test/items',
    summary: 'The items of the sandbox',
    access: MEMBERS,
    query: sandboxQuery,
    answer: listOf(sandboxItem),
  },
  create: {
    method: 'POST',
    path: '/test/items',
    summary: 'Put an item into the sandbox; a hundred at most',
    access: MEMBERS,
    body: newSandboxItem,
    answer: sandboxItem,
    status: 201,
  },
  read: {
    method: 'GET',
    path: '/test/items/:id',
    summary: 'One item',
    access: MEMBERS,
    params: idParams,
    answer: sandboxItem,
  },
  update: {
    method: 'PUT',
    path: '/test/items/:id',
    summary: 'Replace an item',
    access: MEMBERS,
    params: idParams,
    body: newSandboxItem,
    answer: sandboxItem,
  },
  remove: {
    method: 'DELETE',
    path: '/test/items/:id',
    summary: 'Remove an item',
    access: MEMBERS,
    params: idParams,
  },
  validate: {
    method: 'POST',
    path: '/test/validation',
    summary: 'Check a value against the schema of a resource without saving it',
    access: MEMBERS,
    body: validationRequest,
    answer: validationResult,
    evenOnFullDisk: true,
  },
  sample: {
    method: 'GET',
    path: '/test/download/:id',
    summary: 'A sample report made of invented answers, with the own branding',
    access: MEMBERS,
    params: sampleParams,
    query: languageQuery,
    produces: 'application/pdf',
    limit: { max: 30, seconds: 60 },
    ownTransactions: true,
  },
});
