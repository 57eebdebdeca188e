import { backoffice } from '@cadran/i18n/backoffice';
import { errors } from '@cadran/i18n/errors';
import { createRoute } from '@tanstack/react-router';
import { guard } from '../../shared/router/guards.ts';
import { lazyPage } from '../../shared/router/lazy-page.ts';
import { shellRoute } from '../../shared/router/root-route.ts';
import { invitationList } from './invitation-list.ts';

const WORDS = [
  backoffice.invitations,
  backoffice.mails,
  backoffice.list,
  backoffice.dialog,
  backoffice.navigation,
  errors,
] as const;

/** Mails of a campaign: who was invited, and the mail that invites. */
export const invitations = {
  routes: [
    createRoute({
      getParentRoute: () => shellRoute,
      path: '/screening/campaign/$campaignId/invitations',
      validateSearch: invitationList.parse,
      beforeLoad: guard('screening'),
      component: lazyPage(
        async () => (await import('./invitations-page.tsx')).ScreeningInvitationsPage,
        ...WORDS,
      ),
    }),
    createRoute({
      getParentRoute: () => shellRoute,
      path: '/screening/campaign/$campaignId/invitations/new',
      beforeLoad: guard('screening'),
      component: lazyPage(
        async () => (await import('./compose/compose-page.tsx')).ScreeningComposePage,
        ...WORDS,
      ),
    }),
    createRoute({
      getParentRoute: () => shellRoute,
      path: '/profiling/campaign/$campaignId/invitations',
      validateSearch: invitationList.parse,
      beforeLoad: guard('profiling'),
      component: lazyPage(
        async () => (await import('./invitations-page.tsx')).ProfilingInvitationsPage,
        ...WORDS,
      ),
    }),
    createRoute({
      getParentRoute: () => shellRoute,
      path: '/profiling/campaign/$campaignId/invitations/new',
      beforeLoad: guard('profiling'),
      component: lazyPage(
        async () => (await import('./compose/compose-page.tsx')).ProfilingComposePage,
        ...WORDS,
      ),
    }),
  ],
  navigation: [],
} as const;
