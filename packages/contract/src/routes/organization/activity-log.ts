import { ADMINS, defineRoutes } from '../../route.ts';
import { activityLogEntry, activityLogQuery } from '../../schemas/activity-log.ts';
import { listOf } from '../../schemas/base/basics.ts';

export const activityLog = defineRoutes({
  list: {
    method: 'GET',
    path: '/audit',
    summary: 'List the activity log',
    description: 'Admins see their own organisation. Super admins see every organisation.',
    access: ADMINS,
    fromReplica: true,
    query: activityLogQuery,
    answer: listOf(activityLogEntry),
  },
});
