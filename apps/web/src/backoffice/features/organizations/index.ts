import { backoffice } from '@cadran/i18n/backoffice';
import { errors } from '@cadran/i18n/errors';
import { IconBuilding } from '@tabler/icons-react';
import { createRoute } from '@tanstack/react-router';
import type { NavigationEntry } from '../../shared/navigation/navigation.ts';
import { guard } from '../../shared/router/guards.ts';
import { lazyPage } from '../../shared/router/lazy-page.ts';
import { shellRoute } from '../../shared/router/root-route.ts';
import { organizationList } from './organization-list.ts';

const WORDS = [
  backoffice.organizations,
  backoffice.list,
  backoffice.dialog,
  backoffice.navigation,
  errors,
] as const;

export const organizations = {
  routes: [
    createRoute({
      getParentRoute: () => shellRoute,
      path: '/superadmin/organizations',
      validateSearch: organizationList.parse,
      beforeLoad: guard('superadmin'),
      component: lazyPage(
        async () => (await import('./organizations-page.tsx')).OrganizationsPage,
        ...WORDS,
      ),
    }),
  ],
  navigation: [
    {
      to: '/superadmin/organizations',
      place: 'organizations',
      icon: IconBuilding,
      access: 'superadmin',
      section: 'platform',
    },
  ] satisfies NavigationEntry[],
} as const;
