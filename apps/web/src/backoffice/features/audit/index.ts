import { IconHistory, IconTimeline } from '@tabler/icons-react';
import { createRoute } from '@tanstack/react-router';
import type { NavigationEntry } from '../../shared/navigation/navigation.ts';
import { guard } from '../../shared/router/guards.ts';
import { lazyPage } from '../../shared/router/lazy-page.ts';
import { shellRoute } from '../../shared/router/root-route.ts';
import { auditList } from './audit-list.ts';

/** Who did what, when: in the own organisation, or everywhere. */
export const audit = {
  routes: [
    createRoute({
      getParentRoute: () => shellRoute,
      path: '/admin/audit',
      validateSearch: auditList.parse,
      beforeLoad: guard('admin'),
      component: lazyPage(async () => (await import('./audit-page.tsx')).AdminAuditPage),
    }),
    createRoute({
      getParentRoute: () => shellRoute,
      path: '/superadmin/audit',
      validateSearch: auditList.parse,
      beforeLoad: guard('superadmin'),
      component: lazyPage(async () => (await import('./audit-page.tsx')).SuperadminAuditPage),
    }),
  ],
  navigation: [
    {
      to: '/admin/audit',
      place: 'audit',
      icon: IconHistory,
      access: 'admin',
      section: 'administration',
    },
    {
      to: '/superadmin/audit',
      place: 'audit',
      icon: IconTimeline,
      access: 'superadmin',
      section: 'platform',
    },
  ] satisfies NavigationEntry[],
} as const;
