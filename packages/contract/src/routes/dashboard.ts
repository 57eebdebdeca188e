import { defineRoutes, MEMBERS } from '../route.ts';
import { dashboard as dashboardAnswer } from '../schemas/dashboard.ts';

export const dashboard = defineRoutes({
  read: {
    method: 'GET',
    path: '/dashboard',
    summary: 'The numbers of the start page: modules, administration, platform',
    access: MEMBERS,
    fromReplica: true,
    answer: dashboardAnswer,
  },
});
