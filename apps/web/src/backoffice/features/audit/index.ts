import { backoffice } from '@cadran/i18n/backoffice';
import { errors } from '@cadran/i18n/errors';
import { IconHistory, IconTimeline } from '@tabler/icons-react';
import { createRoute } from '@tanstack/react-router';
import type { NavigationEntry } from '../../shared/navigation/navigation.ts';
import { guard } from '../../shared/router/guards.ts';
import { lazyPage } from '../../shared/router/lazy-page.ts';
import { shellRoute } from '../../shared/router/root-route.ts';
import { auditList } from './audit-list.ts';

const WORDS = [
  backoffice.audit,
  backoffice.activity,
  backoffice.calendar,
  backoffice.list,
  backoffice.navigation,
  errors,
] as const;

/** Who did what, when: in the own organisation, or everywhere. */
export const audit = {
  routes: [
    createRoute({
      getParentRoute: () => shellRoute,
      path: '/admin/audit',
      validateSearch: auditList.parse,
      beforeLoad: guard('admin'),
      component: lazyPage(async () => (await import('./audit-page.tsx')).AdminAuditPage, ...WORDS),
    }),
    createRoute({
      getParentRoute: () => shellRoute,
      path: '/superadmin/audit',
      validateSearch: auditList.parse,
      beforeLoad: guard('superadmin'),
      component: lazyPage(
        async () => (await import('./audit-page.tsx')).SuperadminAuditPage,
        ...WORDS,
      ),
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
