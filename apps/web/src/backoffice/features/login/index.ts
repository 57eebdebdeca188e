import { safeReturnPath } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { errors } from '@cadran/i18n/errors';
import { createRoute, redirect } from '@tanstack/react-router';
import { isUuid } from '../../shared/router/is-uuid.ts';
import { lazyPage } from '../../shared/router/lazy-page.ts';
import { rootRoute } from '../../shared/router/root-route.ts';
import { publicOrganizationQuery } from './get-public-organization.ts';

interface LoginSearch {
  readonly returnTo?: string;
  /** Set by the SSO callback when the user was refused. */
  readonly refused?: 'sign-in';
  /** Set by the SSO callback when the second factor is asked for. */
  readonly step?: 'code';
  /** Set by a respondent's short link that leads nowhere. */
  readonly unknown?: 'link';
  /** From the log-in link of an organisation. */
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
        step,
        unknown,
        organization,
      }: Record<string, unknown>): LoginSearch => {
        const returnTo = safeReturnPath(wanted);
        return {
          ...(returnTo !== null && { returnTo }),
          ...(refused === 'sign-in' && { refused }),
          ...(step === 'code' && { step }),
          ...(unknown === 'link' && { unknown }),
          ...(isUuid(organization) && { organization }),
        };
      },
      beforeLoad: ({ context, search }) => {
        // Validated again: the router also passes on unvalidated parameters.
        if (context.services.session.state().current)
          throw redirect({ href: safeReturnPath(search.returnTo) ?? '/' });
      },
      loaderDeps: ({ search: { organization } }) => ({ organization }),
      // The page opens without the organisation's colours if they cannot be loaded.
      loader: async ({ context: { services }, deps: { organization } }) => {
        if (organization !== undefined)
          await services.queryClient
            .ensureQueryData(publicOrganizationQuery(services.api, organization))
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
