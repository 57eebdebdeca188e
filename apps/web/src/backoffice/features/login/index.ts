import { safeReturnPath } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { errors } from '@cadran/i18n/errors';
import { createRoute, redirect } from '@tanstack/react-router';
import { isUuid } from '../../shared/router/is-uuid.ts';
import { lazyPage } from '../../shared/router/lazy-page.ts';
import { rootRoute } from '../../shared/router/root-route.ts';
import { organizationFace } from './get-organization-face.ts';

interface LoginSearch {
  readonly returnTo?: string;
  /** The company's identity provider sent somebody back whom we do not let in. */
  readonly refused?: 'sign-in';
  /** The organisation whose people the link is for. */
  readonly organization?: string;
}

export const login = {
  routes: [
    createRoute({
      getParentRoute: () => rootRoute,
      path: '/login',
      validateSearch: ({
        returnTo: wanted,
        refused,
        organization,
      }: Record<string, unknown>): LoginSearch => {
        const returnTo = safeReturnPath(wanted);
        return {
          ...(returnTo !== null && { returnTo }),
          ...(refused === 'sign-in' && { refused }),
          ...(isUuid(organization) && { organization }),
        };
      },
      beforeLoad: ({ context, search }) => {
        // Whoever is already in goes on; the guards there send a generated password to its change.
        // Checked again: the router hands on what the address says beside what was validated.
        if (context.services.session.state().current)
          throw redirect({ href: safeReturnPath(search.returnTo) ?? '/' });
      },
      loaderDeps: ({ search: { organization } }) => ({ organization }),
      // The first picture wears the organisation's colours already; without them the page opens all the same.
      loader: async ({ context: { services }, deps: { organization } }) => {
        if (organization !== undefined)
          await services.queryClient
            .ensureQueryData(organizationFace(services.api, organization))
            .catch(() => null);
      },
      component: lazyPage(
        async () => (await import('./login-page.tsx')).LoginPage,
        backoffice.login,
        errors,
      ),
    }),
    createRoute({
      getParentRoute: () => rootRoute,
      path: '/forgotten-password',
      component: lazyPage(
        async () => (await import('./forgotten-password-page.tsx')).ForgottenPasswordPage,
        backoffice.login,
        backoffice.recovery,
        errors,
      ),
    }),
    createRoute({
      getParentRoute: () => rootRoute,
      path: '/reset-password',
      component: lazyPage(
        async () => (await import('./reset-password-page.tsx')).ResetPasswordPage,
        backoffice.login,
        backoffice.recovery,
        backoffice.password,
        errors,
      ),
    }),
  ],
} as const;
