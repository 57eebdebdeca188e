import { backoffice } from '@cadran/i18n/backoffice';
import { errors } from '@cadran/i18n/errors';
import { glossary } from '@cadran/i18n/glossary';
import { report } from '@cadran/i18n/report';
import { createRoute } from '@tanstack/react-router';
import type { NavigationEntry } from '../../shared/navigation/navigation.ts';
import { guard } from '../../shared/router/guards.ts';
import { lazyPage } from '../../shared/router/lazy-page.ts';
import { prefetch } from '../../shared/router/prefetch.ts';
import { shellRoute } from '../../shared/router/root-route.ts';
import { parseActionsAddress } from './actions/action-list.ts';
import { parseReportAddress } from './report/report-address.ts';
import { parseMapAddress } from './map/map-address.ts';
import { mapQuery } from './map/map-query.ts';
import { parseWavesAddress } from './waves/waves-address.ts';
import { FIRST_FIGURE, wavesQuery } from './waves/waves-query.ts';

const WORDS = [
  glossary,
  backoffice.profilingResults,
  backoffice.dialog,
  backoffice.navigation,
  errors,
] as const;

/** Of the form that the report opens too. */
const ACTION_WORDS = [backoffice.auditActions, backoffice.calendar] as const;

const base = { getParentRoute: () => shellRoute, beforeLoad: guard('profiling') };

/** Both routes of the specification show the report with its filters. */
const results = {
  ...base,
  validateSearch: parseReportAddress,
  component: lazyPage(
    async () => (await import('./results/results-page.tsx')).ResultsPage,
    ...WORDS,
    report,
    ...ACTION_WORDS,
  ),
};

/**
 * The results of a culture audit: the report of a group, all groups at a glance, waves over time, actions, and the page for
 * respondents.
 */
export const profilingResults = {
  routes: [
    createRoute({ ...results, path: '/profiling/campaign/filters/$campaignId' }),
    createRoute({
      ...results,
      path: '/profiling/campaign/report/$organizationId/$campaignId',
    }),
    createRoute({
      ...base,
      path: '/profiling/campaign/$campaignId/map',
      validateSearch: parseMapAddress,
      loader: ({ context: { services }, params: { campaignId } }) =>
        prefetch(services.queryClient, mapQuery(services.api, campaignId)),
      component: lazyPage(async () => (await import('./map/map-page.tsx')).MapPage, ...WORDS),
    }),
    createRoute({
      ...base,
      path: '/profiling/campaign/$campaignId/waves',
      validateSearch: parseWavesAddress,
      loaderDeps: ({ search: { figure } }) => ({ figure }),
      loader: ({
        context: { services },
        params: { campaignId },
        deps: { figure = FIRST_FIGURE },
      }) => prefetch(services.queryClient, wavesQuery(services.api, campaignId, figure)),
      component: lazyPage(
        async () => (await import('./waves/waves-page.tsx')).WavesPage,
        ...WORDS,
        backoffice.campaigns,
        report,
      ),
    }),
    createRoute({
      ...base,
      path: '/profiling/campaign/$campaignId/actions',
      validateSearch: parseActionsAddress,
      component: lazyPage(
        async () => (await import('./actions/actions-page.tsx')).ActionsPage,
        ...WORDS,
        ...ACTION_WORDS,
        backoffice.list,
      ),
    }),
    createRoute({
      ...base,
      path: '/profiling/campaign/$campaignId/published-page',
      component: lazyPage(
        async () => (await import('./published/published-page.tsx')).PublishedPagePage,
        ...WORDS,
        backoffice.auditActions,
        report,
      ),
    }),
  ],
  navigation: [] satisfies NavigationEntry[],
} as const;
