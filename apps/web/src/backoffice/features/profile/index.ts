import { backoffice } from '@cadran/i18n/backoffice';
import { errors } from '@cadran/i18n/errors';
import { IconUser } from '@tabler/icons-react';
import { createRoute } from '@tanstack/react-router';
import type { NavigationEntry } from '../../shared/navigation/navigation.ts';
import { guard } from '../../shared/router/guards.ts';
import { lazyPage } from '../../shared/router/lazy-page.ts';
import { shellRoute } from '../../shared/router/root-route.ts';

export const profile = {
  routes: [
    createRoute({
      getParentRoute: () => shellRoute,
      path: '/profile',
      beforeLoad: guard('member'),
      component: lazyPage(
        async () => (await import('./profile-page.tsx')).ProfilePage,
        backoffice.profile,
        backoffice.dialog,
        backoffice.navigation,
        errors,
      ),
    }),
  ],
  navigation: [
    { to: '/profile', place: 'profile', icon: IconUser, access: 'member', section: 'account' },
  ] satisfies NavigationEntry[],
} as const;
