import { backoffice } from '@cadran/i18n/backoffice';
import { errors } from '@cadran/i18n/errors';
import { IconHistory, IconTimeline } from '@tabler/icons-react';
import { createRoute } from '@tanstack/react-router';
import type { NavigationEntry } from '../../shared/navigation/navigation.ts';
import { guard } from '../../shared/router/guards.ts';
import { lazyPage } from '../../shared/router/lazy-page.ts';
import { shellRoute } from '../../shared/router/root-route.ts';
import { activityLogList } from './activity-log-list.ts';

const WORDS = [
  backoffice.activityLog,
  backoffice.activityEntries,
  backoffice.calendar,
  backoffice.list,
  backoffice.navigation,
  errors,
] as const;

export const activityLog = {
  routes: [
    createRoute({
      getParentRoute: () => shellRoute,
      path: '/admin/audit',
      validateSearch: activityLogList.parse,
      beforeLoad: guard('admin'),
      component: lazyPage(
        async () => (await import('./activity-log-page.tsx')).AdminActivityLogPage,
        ...WORDS,
      ),
    }),
    createRoute({
      getParentRoute: () => shellRoute,
      path: '/superadmin/audit',
      validateSearch: activityLogList.parse,
      beforeLoad: guard('superadmin'),
      component: lazyPage(
        async () => (await import('./activity-log-page.tsx')).SuperadminActivityLogPage,
        ...WORDS,
      ),
    }),
  ],
  navigation: [
    {
      to: '/admin/audit',
      place: 'activityLog',
      icon: IconHistory,
      access: 'admin',
      section: 'administration',
    },
    {
      to: '/superadmin/audit',
      place: 'platformActivityLog',
      icon: IconTimeline,
      access: 'superadmin',
      section: 'platform',
    },
  ] satisfies NavigationEntry[],
} as const;
