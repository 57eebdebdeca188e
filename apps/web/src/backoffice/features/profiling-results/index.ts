import { backoffice } from '@cadran/i18n/backoffice';
import { errors } from '@cadran/i18n/errors';
import { glossary } from '@cadran/i18n/glossary';
import { report } from '@cadran/i18n/report';
import { createRoute } from '@tanstack/react-router';
import type { NavigationEntry } from '../../shared/navigation/navigation.ts';
import { guard } from '../../shared/router/guards.ts';
import { lazyPage } from '../../shared/router/lazy-page.ts';
import { shellRoute } from '../../shared/router/root-route.ts';
import { parseReportAddress } from './report/report-address.ts';
import { parseAddress } from './selection-address.ts';

const WORDS = [
  glossary,
  backoffice.profilingResults,
  backoffice.dialog,
  backoffice.navigation,
  errors,
] as const;

/** The results of an audit: whose to read, and the report about them. */
export const profilingResults = {
  routes: [
    createRoute({
      getParentRoute: () => shellRoute,
      path: '/profiling/campaign/filters/$campaignId',
      validateSearch: parseAddress,
      beforeLoad: guard('profiling'),
      component: lazyPage(
        async () => (await import('./filters/filters-page.tsx')).FiltersPage,
        ...WORDS,
      ),
    }),
    createRoute({
      getParentRoute: () => shellRoute,
      path: '/profiling/campaign/report/$organizationId/$campaignId',
      validateSearch: parseReportAddress,
      beforeLoad: guard('profiling'),
      component: lazyPage(
        async () => (await import('./report/report-page.tsx')).AuditReportPage,
        ...WORDS,
        report,
      ),
    }),
  ],
  navigation: [] satisfies NavigationEntry[],
} as const;
