import { backoffice } from '@cadran/i18n/backoffice';
import { candidates } from '@cadran/i18n/candidates';
import { errors } from '@cadran/i18n/errors';
import { glossary } from '@cadran/i18n/glossary';
import { report } from '@cadran/i18n/report';
import { createRoute } from '@tanstack/react-router';
import type { NavigationEntry } from '../../shared/navigation/navigation.ts';
import { guard } from '../../shared/router/guards.ts';
import { lazyPage } from '../../shared/router/lazy-page.ts';
import { shellRoute } from '../../shared/router/root-route.ts';
import { comparedIds } from './compare/compared-ids.ts';

const WORDS = [
  backoffice.applicants,
  backoffice.invitations,
  backoffice.mails,
  backoffice.screening,
  candidates,
  backoffice.dialog,
  backoffice.navigation,
  report,
  glossary,
  errors,
] as const;

/** The reports on a candidate, and candidates side by side. */
export const applicants = {
  routes: [
    createRoute({
      getParentRoute: () => shellRoute,
      path: '/screening/applicant/$applicantId',
      beforeLoad: guard('screening'),
      component: lazyPage(
        async () => (await import('./report-page.tsx')).RecruiterReportPage,
        ...WORDS,
      ),
    }),
    createRoute({
      getParentRoute: () => shellRoute,
      path: '/screening/applicant/$applicantId/personal',
      beforeLoad: guard('screening'),
      component: lazyPage(
        async () => (await import('./report-page.tsx')).PersonalReportPage,
        ...WORDS,
      ),
    }),
    createRoute({
      getParentRoute: () => shellRoute,
      path: '/screening/campaign/$campaignId/compare',
      validateSearch: comparedIds.parse,
      beforeLoad: guard('screening'),
      component: lazyPage(
        async () => (await import('./compare/compare-page.tsx')).ComparePage,
        ...WORDS,
      ),
    }),
  ],
  navigation: [] satisfies NavigationEntry[],
} as const;
