import { backoffice } from '@cadran/i18n/backoffice';
import { errors } from '@cadran/i18n/errors';
import { outcomes as words } from '@cadran/i18n/outcomes';
import { createRoute } from '@tanstack/react-router';
import { guard } from '../../shared/router/guards.ts';
import { lazyPage } from '../../shared/router/lazy-page.ts';
import { shellRoute } from '../../shared/router/root-route.ts';

/** What became of people who were hired. Reached from the start page and from the mail that asks for it. */
export const outcomes = {
  routes: [
    createRoute({
      getParentRoute: () => shellRoute,
      beforeLoad: guard('screening'),
      path: '/screening/outcomes',
      component: lazyPage(
        async () => (await import('./outcomes-page.tsx')).OutcomesPage,
        backoffice.outcomes,
        backoffice.screening,
        backoffice.dialog,
        backoffice.navigation,
        words,
        errors,
      ),
    }),
  ],
  navigation: [],
} as const;
