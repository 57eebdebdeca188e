import { defineRoutes, MEMBERS } from '../../route.ts';
import { dashboard as dashboardAnswer } from '../../schemas/dashboard.ts';

export const dashboard = defineRoutes({
  read: {
    method: 'GET',
    path: '/dashboard',
    summary: 'Get the dashboard',
    description: 'Returns the figures of the start page: modules, administration and platform.',
    access: MEMBERS,
    fromReplica: true,
    answer: dashboardAnswer,
  },
});
