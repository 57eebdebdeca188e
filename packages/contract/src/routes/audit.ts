import { ADMINS, defineRoutes } from '../route.ts';
import { auditLine, auditQuery } from '../schemas/audit.ts';
import { listOf } from '../schemas/basics.ts';

export const audit = defineRoutes({
  list: {
    method: 'GET',
    path: '/audit',
    summary: 'Who did what, when: the own organisation for an admin, all for a super admin',
    access: ADMINS,
    fromReplica: true,
    query: auditQuery,
    answer: listOf(auditLine),
  },
});
