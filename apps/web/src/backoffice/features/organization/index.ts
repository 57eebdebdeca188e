import { backoffice } from '@cadran/i18n/backoffice';
import { errors } from '@cadran/i18n/errors';
import { IconBuildingSkyscraper } from '@tabler/icons-react';
import { createRoute } from '@tanstack/react-router';
import type { NavigationEntry } from '../../shared/navigation/navigation.ts';
import { guard } from '../../shared/router/guards.ts';
import { lazyPage } from '../../shared/router/lazy-page.ts';
import { shellRoute } from '../../shared/router/root-route.ts';

const WORDS = [
  backoffice.organization,
  backoffice.logo,
  backoffice.color,
  backoffice.dialog,
  backoffice.navigation,
  errors,
] as const;

/** One organisation: the own one for its administrators, any for a super admin. */
export const organization = {
  routes: [
    createRoute({
      getParentRoute: () => shellRoute,
      path: '/admin/organization',
      beforeLoad: guard('admin'),
      component: lazyPage(
        async () => (await import('./organization-page.tsx')).MyOrganizationPage,
        ...WORDS,
      ),
    }),
    createRoute({
      getParentRoute: () => shellRoute,
      path: '/superadmin/organizations/$organizationId',
      beforeLoad: guard('superadmin'),
      component: lazyPage(
        async () => (await import('./organization-page.tsx')).AnyOrganizationPage,
        ...WORDS,
      ),
    }),
  ],
  navigation: [
    {
      to: '/admin/organization',
      place: 'organization',
      icon: IconBuildingSkyscraper,
      access: 'admin',
      section: 'administration',
    },
  ] satisfies NavigationEntry[],
} as const;
