import { safeReturnPath } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { errors } from '@cadran/i18n/errors';
import { createRoute, redirect } from '@tanstack/react-router';
import { parseLoginSearch } from '../../../shared/login/login-search.ts';
import { lazyPage } from '../../shared/router/lazy-page.ts';
import { rootRoute } from '../../shared/router/root-route.ts';

export const login = {
  routes: [
    createRoute({
      getParentRoute: () => rootRoute,
      path: '/login',
      validateSearch: parseLoginSearch,
      beforeLoad: ({ context, search }) => {
        // Validated again: the router also passes on unvalidated parameters.
        if (context.services.session.state().current)
          throw redirect({ href: safeReturnPath(search.returnTo) ?? '/' });
      },
      component: lazyPage(
        async () => (await import('./login-route.tsx')).LoginRoute,
        backoffice.login,
        errors,
      ),
    }),
    createRoute({
      getParentRoute: () => rootRoute,
      path: '/forgotten-password',
      component: lazyPage(
        async () =>
          (await import('./password-reset/forgotten-password-page.tsx')).ForgottenPasswordPage,
        backoffice.login,
        backoffice.recovery,
        errors,
      ),
    }),
    createRoute({
      getParentRoute: () => rootRoute,
      path: '/reset-password',
      component: lazyPage(
        async () => (await import('./password-reset/reset-password-page.tsx')).ResetPasswordPage,
        backoffice.login,
        backoffice.recovery,
        backoffice.password,
        errors,
      ),
    }),
  ],
} as const;
