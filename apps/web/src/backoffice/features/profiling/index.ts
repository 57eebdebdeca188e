import { backoffice } from '@cadran/i18n/backoffice';
import { errors } from '@cadran/i18n/errors';
import { createRoute } from '@tanstack/react-router';
import { startSearch } from '../../shared/campaign-form/start/start-address.ts';
import { CAMPAIGN_LISTS } from '../../shared/campaigns/list/campaign-lists.ts';
import { MODULE_ICONS } from '../../shared/campaigns/module-icons.ts';
import type { NavigationEntry } from '../../shared/navigation/navigation.ts';
import { guard } from '../../shared/router/guards.ts';
import { lazyPage } from '../../shared/router/lazy-page.ts';
import { shellRoute } from '../../shared/router/root-route.ts';
import { SECTIONS } from './form/section-names.ts';

const LIST_WORDS = [
  backoffice.campaigns,
  backoffice.profiling,
  backoffice.list,
  backoffice.dialog,
  backoffice.clipboard,
  backoffice.navigation,
  errors,
] as const;

const AUDIT_WORDS = [...LIST_WORDS, backoffice.papers] as const;

const FORM_WORDS = [
  backoffice.campaigns,
  backoffice.campaignForm,
  backoffice.activityEntries,
  backoffice.profilingForm,
  backoffice.logo,
  backoffice.color,
  backoffice.dialog,
  backoffice.navigation,
  errors,
] as const;

const CODES_WORDS = [
  backoffice.codes,
  backoffice.invitations,
  backoffice.dialog,
  backoffice.navigation,
  errors,
] as const;

const base = { getParentRoute: () => shellRoute, beforeLoad: guard('profiling') };

/** Culture audits: the list, the form, and one audit with its progress. */
export const profiling = {
  routes: [
    createRoute({
      ...base,
      path: '/profiling',
      validateSearch: CAMPAIGN_LISTS.profiling.parse,
      component: lazyPage(
        async () => (await import('./list-page.tsx')).ProfilingListPage,
        ...LIST_WORDS,
      ),
    }),
    createRoute({
      ...base,
      path: '/profiling/campaign/import',
      component: lazyPage(
        async () => (await import('./form/form-pages.tsx')).ImportAuditPage,
        backoffice.campaignStart,
        backoffice.navigation,
        errors,
      ),
    }),
    createRoute({
      ...base,
      path: '/profiling/campaign/create',
      validateSearch: (search: Readonly<Record<string, unknown>>) => ({
        ...SECTIONS.search(search),
        ...startSearch(search),
      }),
      component: lazyPage(
        async () => (await import('./form/form-pages.tsx')).NewAuditPage,
        ...FORM_WORDS,
      ),
    }),
    createRoute({
      ...base,
      path: '/profiling/campaign/edit/$campaignId',
      validateSearch: SECTIONS.search,
      component: lazyPage(
        async () => (await import('./form/form-pages.tsx')).EditAuditPage,
        ...FORM_WORDS,
      ),
    }),
    createRoute({
      ...base,
      path: '/profiling/campaign/$campaignId',
      component: lazyPage(
        async () => (await import('./detail/culture-audit-page.tsx')).CultureAuditPage,
        ...AUDIT_WORDS,
      ),
    }),
    createRoute({
      ...base,
      path: '/profiling/campaign/$campaignId/codes',
      component: lazyPage(
        async () => (await import('./codes/codes-page.tsx')).CodesPage,
        ...CODES_WORDS,
      ),
    }),
  ],
  navigation: [
    {
      to: '/profiling',
      place: 'profiling',
      icon: MODULE_ICONS.profiling,
      access: 'profiling',
      section: 'modules',
    },
  ] satisfies NavigationEntry[],
} as const;
