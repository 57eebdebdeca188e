import { backoffice } from '@cadran/i18n/backoffice';
import { errors } from '@cadran/i18n/errors';
import { createRoute, redirect } from '@tanstack/react-router';
import { lazyPage } from '../../shared/router/lazy-page.ts';
import { rootRoute } from '../../shared/router/root-route.ts';

/** The only page available to users with a generated password. */
export const changePassword = {
  routes: [
    createRoute({
      getParentRoute: () => rootRoute,
      path: '/change-password',
      beforeLoad: ({ context }) => {
        const user = context.services.session.state().current?.user;
        if (!user) throw redirect({ to: '/login' });
        if (!user.mustChangePassword) throw redirect({ to: '/' });
      },
      component: lazyPage(
        async () => (await import('./change-password-page.tsx')).ChangePasswordPage,
        backoffice.password,
        errors,
      ),
    }),
  ],
} as const;
