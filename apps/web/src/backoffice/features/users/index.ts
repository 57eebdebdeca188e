import { IconUsers, IconUsersGroup } from '@tabler/icons-react';
import { createRoute } from '@tanstack/react-router';
import type { NavigationEntry } from '../../shared/navigation/navigation.ts';
import { guard } from '../../shared/router/guards.ts';
import { lazyPage } from '../../shared/router/lazy-page.ts';
import { shellRoute } from '../../shared/router/root-route.ts';
import { userList } from './user-list.ts';

/** The users of the own organisation for its administrators, everybody for a super admin. */
export const users = {
  routes: [
    createRoute({
      getParentRoute: () => shellRoute,
      path: '/admin/users',
      validateSearch: userList.parse,
      beforeLoad: guard('admin'),
      component: lazyPage(async () => (await import('./users-page.tsx')).AdminUsersPage),
    }),
    createRoute({
      getParentRoute: () => shellRoute,
      path: '/superadmin/users',
      validateSearch: userList.parse,
      beforeLoad: guard('superadmin'),
      component: lazyPage(async () => (await import('./users-page.tsx')).SuperadminUsersPage),
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
