import { backoffice } from '@cadran/i18n/backoffice';
import { errors } from '@cadran/i18n/errors';
import { createRoute, redirect } from '@tanstack/react-router';
import { lazyPage } from '../../shared/router/lazy-page.ts';
import { rootRoute } from '../../shared/router/root-route.ts';
import { safeReturnPath } from '../../shared/session/return-path.ts';

interface LoginSearch {
  readonly returnTo?: string;
}

export const login = {
  routes: [
    createRoute({
      getParentRoute: () => rootRoute,
      path: '/login',
      validateSearch: (search: Record<string, unknown>): LoginSearch => {
        const returnTo = safeReturnPath(search['returnTo']);
        return returnTo === null ? {} : { returnTo };
      },
      beforeLoad: ({ context, search }) => {
        // Whoever is already in goes on; the guards there send a generated password to its change.
        // Checked again: the router hands on what the address says beside what was validated.
        if (context.services.session.state().current)
          throw redirect({ href: safeReturnPath(search.returnTo) ?? '/' });
      },
      component: lazyPage(
        async () => (await import('./login-page.tsx')).LoginPage,
        backoffice.login,
        errors,
      ),
    }),
  ],
} as const;
