import { backoffice } from '@cadran/i18n/backoffice';
import { errors } from '@cadran/i18n/errors';
import { IconSettings } from '@tabler/icons-react';
import { createRoute } from '@tanstack/react-router';
import type { NavigationEntry } from '../../shared/navigation/navigation.ts';
import { guard } from '../../shared/router/guards.ts';
import { lazyPage } from '../../shared/router/lazy-page.ts';
import { shellRoute } from '../../shared/router/root-route.ts';

export const settings = {
  routes: [
    createRoute({
      getParentRoute: () => shellRoute,
      path: '/settings',
      beforeLoad: guard('member'),
      component: lazyPage(
        async () => (await import('./settings-page.tsx')).SettingsPage,
        backoffice.settings,
        backoffice.password,
        backoffice.verification,
        backoffice.clipboard,
        backoffice.navigation,
        errors,
      ),
    }),
  ],
  navigation: [
    {
      to: '/settings',
      place: 'settings',
      icon: IconSettings,
      access: 'member',
      section: 'account',
    },
  ] satisfies NavigationEntry[],
} as const;
