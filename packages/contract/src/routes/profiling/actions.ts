import { defineRoutes, MEMBERS } from '../../route.ts';
import { idParams } from '../../schemas/base/basics.ts';
import {
  auditAction,
  auditActionChange,
  auditActionList,
  auditActionParams,
  auditActionQuery,
  newAuditAction,
} from '../../schemas/profiling/actions.ts';

const members = { access: MEMBERS, module: 'profiling' } as const;
const base = '/profiling/campaigns/:id/actions';
const one = { ...members, path: `${base}/:actionId`, params: auditActionParams } as const;

/** What is done after an audit. */
export const auditActions = defineRoutes({
  list: {
    ...members,
    scope: 'audits:read',
    method: 'GET',
    path: base,
    summary: 'List the actions of an audit',
    description:
      'Returns the actions of the audit and of the earlier audits of its series, and whether the figure of each has moved beyond chance since.',
    params: idParams,
    query: auditActionQuery,
    answer: auditActionList,
  },
  create: {
    ...members,
    method: 'POST',
    path: base,
    summary: 'Create an action',
    params: idParams,
    body: newAuditAction,
    example: {
      title: 'Hold a monthly talk in every team',
      responsible: { name: 'Camille Martin', email: 'camille@example.org' },
      dueOn: '2027-03-31',
      aim: { figure: 'clan', direction: 'up' },
    },
    answer: auditAction,
    status: 201,
  },
  update: {
    ...one,
    method: 'PUT',
    summary: 'Update an action',
    description: 'Fields that are left out keep their value.',
    body: auditActionChange,
    example: { state: 'done', version: 1 },
    answer: auditAction,
    errors: ['conflict'],
  },
  remove: {
    ...one,
    method: 'DELETE',
    summary: 'Delete an action',
  },
});
