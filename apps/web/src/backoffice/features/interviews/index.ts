import { backoffice } from '@cadran/i18n/backoffice';
import { candidates } from '@cadran/i18n/candidates';
import { errors } from '@cadran/i18n/errors';
import { createRoute } from '@tanstack/react-router';
import { candidateList } from '../../shared/candidate/list/candidate-list.ts';
import { guard } from '../../shared/router/guards.ts';
import { lazyPage } from '../../shared/router/lazy-page.ts';
import { shellRoute } from '../../shared/router/root-route.ts';

/** The interview of a candidate: its questions, one's own ratings, and those of all. */
export const interviews = {
  routes: [
    createRoute({
      getParentRoute: () => shellRoute,
      beforeLoad: guard('screening'),
      path: '/screening/applicant/$applicantId/interview',
      validateSearch: candidateList.parse,
      component: lazyPage(
        async () => (await import('./interview-page.tsx')).InterviewPage,
        backoffice.interviews,
        backoffice.screening,
        backoffice.navigation,
        candidates,
        errors,
      ),
    }),
  ],
  navigation: [],
} as const;
