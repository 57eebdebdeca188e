import { backoffice } from '@cadran/i18n/backoffice';
import { errors } from '@cadran/i18n/errors';
import { IconUsers, IconUsersGroup } from '@tabler/icons-react';
import { createRoute } from '@tanstack/react-router';
import type { NavigationEntry } from '../../shared/navigation/navigation.ts';
import { guard } from '../../shared/router/guards.ts';
import { lazyPage } from '../../shared/router/lazy-page.ts';
import { shellRoute } from '../../shared/router/root-route.ts';
import { userList } from './user-list.ts';

const WORDS = [
  backoffice.users,
  backoffice.list,
  backoffice.dialog,
  backoffice.clipboard,
  backoffice.navigation,
  errors,
] as const;

export const users = {
  routes: [
    createRoute({
      getParentRoute: () => shellRoute,
      path: '/admin/users',
      validateSearch: userList.parse,
      beforeLoad: guard('admin'),
      component: lazyPage(async () => (await import('./users-page.tsx')).AdminUsersPage, ...WORDS),
    }),
    createRoute({
      getParentRoute: () => shellRoute,
      path: '/superadmin/users',
      validateSearch: userList.parse,
      beforeLoad: guard('superadmin'),
      component: lazyPage(
        async () => (await import('./users-page.tsx')).SuperadminUsersPage,
        ...WORDS,
      ),
    }),
  ],
  navigation: [
    {
      to: '/admin/users',
      place: 'adminUsers',
      icon: IconUsers,
      access: 'admin',
      section: 'administration',
    },
    {
      to: '/superadmin/users',
      place: 'users',
      icon: IconUsersGroup,
      access: 'superadmin',
      section: 'platform',
    },
  ] satisfies NavigationEntry[],
} as const;
