import { backoffice } from '@cadran/i18n/backoffice';
import { IconHome } from '@tabler/icons-react';
import { createRoute } from '@tanstack/react-router';
import type { NavigationEntry } from '../../shared/navigation/navigation.ts';
import { guard } from '../../shared/router/guards.ts';
import { lazyPage } from '../../shared/router/lazy-page.ts';
import { shellRoute } from '../../shared/router/root-route.ts';

export const home = {
  routes: [
    createRoute({
      getParentRoute: () => shellRoute,
      path: '/',
      beforeLoad: guard('member'),
      component: lazyPage(
        async () => (await import('./home-page.tsx')).HomePage,
        backoffice.home,
        backoffice.firstDay,
        backoffice.campaigns,
        backoffice.navigation,
      ),
    }),
  ],
  navigation: [
    { to: '/', place: 'home', icon: IconHome, access: 'member', section: 'start', exact: true },
  ] satisfies NavigationEntry[],
} as const;
