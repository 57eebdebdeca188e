import { backoffice } from '@cadran/i18n/backoffice';
import { errors } from '@cadran/i18n/errors';
import { IconChartBar, IconDashboard } from '@tabler/icons-react';
import { createRoute } from '@tanstack/react-router';
import type { NavigationEntry } from '../../shared/navigation/navigation.ts';
import { guard } from '../../shared/router/guards.ts';
import { lazyPage } from '../../shared/router/lazy-page.ts';
import { shellRoute } from '../../shared/router/root-route.ts';

const WORDS = [
  backoffice.dashboards,
  backoffice.activityEntries,
  backoffice.navigation,
  errors,
] as const;

export const dashboards = {
  routes: [
    createRoute({
      getParentRoute: () => shellRoute,
      path: '/admin',
      beforeLoad: guard('admin'),
      component: lazyPage(
        async () => (await import('./admin-dashboard.tsx')).AdminDashboard,
        ...WORDS,
      ),
    }),
    createRoute({
      getParentRoute: () => shellRoute,
      path: '/superadmin',
      beforeLoad: guard('superadmin'),
      component: lazyPage(
        async () => (await import('./superadmin-dashboard.tsx')).SuperadminDashboard,
        ...WORDS,
      ),
    }),
  ],
  navigation: [
    {
      to: '/admin',
      place: 'adminDashboard',
      icon: IconDashboard,
      access: 'admin',
      section: 'administration',
      exact: true,
    },
    {
      to: '/superadmin',
      place: 'superadminDashboard',
      icon: IconChartBar,
      access: 'superadmin',
      section: 'platform',
      exact: true,
    },
  ] satisfies NavigationEntry[],
} as const;
