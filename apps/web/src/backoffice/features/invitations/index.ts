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

const screening = { getParentRoute: () => shellRoute, beforeLoad: guard('screening') };
const profiling = { getParentRoute: () => shellRoute, beforeLoad: guard('profiling') };

/** Invitations of a campaign: the list, and the form that sends new ones. */
export const invitations = {
  routes: [
    createRoute({
      ...screening,
      path: '/screening/campaign/$campaignId/invitations',
      validateSearch: invitationList.parse,
      component: lazyPage(
        async () => (await import('./invitations-page.tsx')).ScreeningInvitationsPage,
        ...WORDS,
      ),
    }),
    createRoute({
      ...screening,
      path: '/screening/campaign/$campaignId/invitations/new',
      component: lazyPage(
        async () => (await import('./compose/compose-page.tsx')).ScreeningComposePage,
        ...WORDS,
      ),
    }),
    createRoute({
      ...profiling,
      path: '/profiling/campaign/$campaignId/invitations',
      validateSearch: invitationList.parse,
      component: lazyPage(
        async () => (await import('./invitations-page.tsx')).ProfilingInvitationsPage,
        ...WORDS,
      ),
    }),
    createRoute({
      ...profiling,
      path: '/profiling/campaign/$campaignId/invitations/new',
      component: lazyPage(
        async () => (await import('./compose/compose-page.tsx')).ProfilingComposePage,
        ...WORDS,
      ),
    }),
  ],
  navigation: [],
} as const;
