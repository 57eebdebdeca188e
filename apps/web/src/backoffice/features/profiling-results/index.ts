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
import { parseSelectionAddress } from './selection-address.ts';

const WORDS = [
  glossary,
  backoffice.profilingResults,
  backoffice.dialog,
  backoffice.navigation,
  errors,
] as const;

const base = { getParentRoute: () => shellRoute, beforeLoad: guard('profiling') };

/** The results of a culture audit: choice of a group, and its report. */
export const profilingResults = {
  routes: [
    createRoute({
      ...base,
      path: '/profiling/campaign/filters/$campaignId',
      validateSearch: parseSelectionAddress,
      component: lazyPage(
        async () => (await import('./filters/filters-page.tsx')).FiltersPage,
        ...WORDS,
      ),
    }),
    createRoute({
      ...base,
      path: '/profiling/campaign/report/$organizationId/$campaignId',
      validateSearch: parseReportAddress,
      component: lazyPage(
        async () => (await import('./report/report-page.tsx')).CultureAuditReportPage,
        ...WORDS,
        report,
      ),
    }),
  ],
  navigation: [] satisfies NavigationEntry[],
} as const;
