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
  backoffice.dialog,
  backoffice.navigation,
  backoffice.clipboard,
  errors,
] as const;

const generalPage = lazyPage(
  async () => (await import('./organization-page.tsx')).OrganizationPage,
  backoffice.logo,
  backoffice.color,
  ...WORDS,
);
const ssoPage = lazyPage(
  async () => (await import('./sso/sso-page.tsx')).SsoPage,
  backoffice.signIn,
  ...WORDS,
);
const integrationPage = lazyPage(
  async () => (await import('./integration/integration-page.tsx')).IntegrationPage,
  backoffice.integration,
  backoffice.list,
  ...WORDS,
);

const own = { getParentRoute: () => shellRoute, beforeLoad: guard('admin') };
const any = { getParentRoute: () => shellRoute, beforeLoad: guard('superadmin') };

/** The own organisation for administrators, any organisation for super admins. */
export const organization = {
  routes: [
    createRoute({ ...own, path: '/admin/organization', component: generalPage }),
    createRoute({ ...own, path: '/admin/organization/sign-in', component: ssoPage }),
    createRoute({ ...own, path: '/admin/organization/integration', component: integrationPage }),
    createRoute({
      ...any,
      path: '/superadmin/organizations/$organizationId',
      component: generalPage,
    }),
    createRoute({
      ...any,
      path: '/superadmin/organizations/$organizationId/sign-in',
      component: ssoPage,
    }),
    createRoute({
      ...any,
      path: '/superadmin/organizations/$organizationId/integration',
      component: integrationPage,
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
