import { backoffice } from '@cadran/i18n/backoffice';
import { candidates } from '@cadran/i18n/candidates';
import { errors } from '@cadran/i18n/errors';
import { glossary } from '@cadran/i18n/glossary';
import { report } from '@cadran/i18n/report';
import { createRoute } from '@tanstack/react-router';
import { candidateList } from '../../shared/candidate/list/candidate-list.ts';
import type { NavigationEntry } from '../../shared/navigation/navigation.ts';
import { guard } from '../../shared/router/guards.ts';
import { lazyPage } from '../../shared/router/lazy-page.ts';
import { shellRoute } from '../../shared/router/root-route.ts';
import { comparedIds } from './compare/compared-ids.ts';

const WORDS = [
  backoffice.candidates,
  backoffice.decisionMails,
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

const base = { getParentRoute: () => shellRoute, beforeLoad: guard('screening') };

/** Reports about candidates, and their comparison. */
export const candidateReports = {
  routes: [
    createRoute({
      ...base,
      path: '/screening/applicant/$applicantId',
      validateSearch: candidateList.parse,
      component: lazyPage(
        async () => (await import('./report-page.tsx')).RecruiterReportPage,
        ...WORDS,
      ),
    }),
    createRoute({
      ...base,
      path: '/screening/applicant/$applicantId/personal',
      validateSearch: candidateList.parse,
      component: lazyPage(
        async () => (await import('./report-page.tsx')).PersonalReportPage,
        ...WORDS,
      ),
    }),
    createRoute({
      ...base,
      path: '/screening/campaign/$campaignId/compare',
      validateSearch: comparedIds.parse,
      component: lazyPage(
        async () => (await import('./compare/compare-page.tsx')).ComparePage,
        ...WORDS,
      ),
    }),
  ],
  navigation: [] satisfies NavigationEntry[],
} as const;
