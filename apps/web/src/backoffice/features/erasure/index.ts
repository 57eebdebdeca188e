import { backoffice } from '@cadran/i18n/backoffice';
import { errors } from '@cadran/i18n/errors';
import { createRoute } from '@tanstack/react-router';
import { lazy } from 'react';
import { guard } from '../../shared/router/guards.ts';
import { lazyPage } from '../../shared/router/lazy-page.ts';
import { shellRoute } from '../../shared/router/root-route.ts';

/** Above every page of a super administrator while erasing is on hold. */
export const ErasureBanner = lazy(async () => ({
  default: (await import('./erasure-banner.tsx')).ErasureBanner,
}));

/** Reached from the banner and from the mail about it. */
export const erasure = {
  routes: [
    createRoute({
      getParentRoute: () => shellRoute,
      path: '/superadmin/erasure',
      beforeLoad: guard('superadmin'),
      component: lazyPage(
        async () => (await import('./erasure-page.tsx')).ErasurePage,
        backoffice.erasure,
        backoffice.navigation,
        backoffice.dialog,
        errors,
      ),
    }),
  ],
  navigation: [],
} as const;
