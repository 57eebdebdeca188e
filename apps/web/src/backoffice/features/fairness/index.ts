import { backoffice } from '@cadran/i18n/backoffice';
import { errors } from '@cadran/i18n/errors';
import { IconScale } from '@tabler/icons-react';
import { createRoute } from '@tanstack/react-router';
import type { NavigationEntry } from '../../shared/navigation/navigation.ts';
import { guard } from '../../shared/router/guards.ts';
import { lazyPage } from '../../shared/router/lazy-page.ts';
import { shellRoute } from '../../shared/router/root-route.ts';
import { parseFairnessAddress } from './fairness-address.ts';

export const fairness = {
  routes: [
    createRoute({
      getParentRoute: () => shellRoute,
      path: '/admin/fairness',
      validateSearch: parseFairnessAddress,
      beforeLoad: guard('screeningAdmin'),
      component: lazyPage(
        async () => (await import('./fairness-page.tsx')).FairnessPage,
        backoffice.fairness,
        backoffice.calendar,
        backoffice.navigation,
        errors,
      ),
    }),
  ],
  navigation: [
    {
      to: '/admin/fairness',
      place: 'fairness',
      icon: IconScale,
      access: 'screeningAdmin',
      section: 'administration',
    },
  ] satisfies NavigationEntry[],
} as const;
