import { backoffice } from '@cadran/i18n/backoffice';
import { candidates } from '@cadran/i18n/candidates';
import { errors } from '@cadran/i18n/errors';
import { IconBuildingSkyscraper } from '@tabler/icons-react';
import { createRoute } from '@tanstack/react-router';
import type { NavigationEntry } from '../../shared/navigation/navigation.ts';
import { guard } from '../../shared/router/guards.ts';
import { lazyPage } from '../../shared/router/lazy-page.ts';
import { shellRoute } from '../../shared/router/root-route.ts';
import { orderList } from './orders/order-list.ts';

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

const ordersPage = lazyPage(
  async () => (await import('./orders/orders-page.tsx')).OrdersPage,
  backoffice.orders,
  backoffice.integration,
  backoffice.list,
  ...WORDS,
);

const decisionMailsPage = lazyPage(
  async () => (await import('./decision-mails/decision-texts-page.tsx')).DecisionTextsPage,
  backoffice.decisionMails,
  candidates,
  ...WORDS,
);

const own = { getParentRoute: () => shellRoute, beforeLoad: guard('admin') };
const any = { getParentRoute: () => shellRoute, beforeLoad: guard('superadmin') };

/** The own organisation for administrators, any organisation for super admins. */
export const organization = {
  routes: [
    createRoute({ ...own, path: '/admin/organization', component: generalPage }),
    createRoute({
      ...own,
      path: '/admin/organization/decision-mails',
      component: decisionMailsPage,
    }),
    createRoute({ ...own, path: '/admin/organization/sign-in', component: ssoPage }),
    createRoute({ ...own, path: '/admin/organization/integration', component: integrationPage }),
    createRoute({
      ...own,
      path: '/admin/organization/orders',
      validateSearch: orderList.parse,
      beforeLoad: guard('screeningAdmin'),
      component: ordersPage,
    }),
    createRoute({
      ...any,
      path: '/superadmin/organizations/$organizationId',
      component: generalPage,
    }),
    createRoute({
      ...any,
      path: '/superadmin/organizations/$organizationId/decision-mails',
      component: decisionMailsPage,
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
    createRoute({
      ...any,
      path: '/superadmin/organizations/$organizationId/orders',
      validateSearch: orderList.parse,
      component: ordersPage,
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
