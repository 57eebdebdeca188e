import { backoffice } from '@cadran/i18n/backoffice';
import { errors } from '@cadran/i18n/errors';
import { IconHourglassLow } from '@tabler/icons-react';
import { createRoute } from '@tanstack/react-router';
import type { NavigationEntry } from '../../shared/navigation/navigation.ts';
import { guard } from '../../shared/router/guards.ts';
import { lazyPage } from '../../shared/router/lazy-page.ts';
import { shellRoute } from '../../shared/router/root-route.ts';

export const retention = {
  routes: [
    createRoute({
      getParentRoute: () => shellRoute,
      path: '/admin/retention',
      beforeLoad: guard('admin'),
      component: lazyPage(
        async () => (await import('./retention-page.tsx')).RetentionPage,
        backoffice.retention,
        backoffice.dialog,
        backoffice.navigation,
        errors,
      ),
    }),
  ],
  navigation: [
    {
      to: '/admin/retention',
      place: 'retention',
      icon: IconHourglassLow,
      access: 'admin',
      section: 'administration',
    },
  ] satisfies NavigationEntry[],
} as const;
