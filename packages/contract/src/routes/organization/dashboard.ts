import { defineRoutes, MEMBERS } from '../../route.ts';
import { dashboard as dashboardAnswer } from '../../schemas/dashboard.ts';
import { firstDay, firstDayChange } from '../../schemas/first-day.ts';

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
  firstDay: {
    method: 'GET',
    path: '/first-day',
    summary: 'Get the steps of the first day',
    access: MEMBERS,
    answer: firstDay,
  },
  saveFirstDay: {
    method: 'PUT',
    path: '/first-day',
    summary: 'Hide or show the steps of the first day',
    access: MEMBERS,
    body: firstDayChange,
    answer: firstDay,
  },
});
