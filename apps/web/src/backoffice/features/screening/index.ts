import { backoffice } from '@cadran/i18n/backoffice';
import { candidates } from '@cadran/i18n/candidates';
import { errors } from '@cadran/i18n/errors';
import { glossary } from '@cadran/i18n/glossary';
import { report } from '@cadran/i18n/report';
import { createRoute } from '@tanstack/react-router';
import { startSearch } from '../../shared/campaign-form/start/start-address.ts';
import { CAMPAIGN_LISTS } from '../../shared/campaigns/list/campaign-lists.ts';
import { MODULE_ICONS } from '../../shared/campaigns/module-icons.ts';
import type { NavigationEntry } from '../../shared/navigation/navigation.ts';
import { guard } from '../../shared/router/guards.ts';
import { lazyPage } from '../../shared/router/lazy-page.ts';
import { shellRoute } from '../../shared/router/root-route.ts';
import { candidateList } from '../../shared/candidate/list/candidate-list.ts';
import { SECTIONS } from './form/section-names.ts';

const LIST_WORDS = [
  glossary,
  backoffice.firstDay,
  backoffice.campaigns,
  backoffice.screening,
  backoffice.candidates,
  candidates,
  backoffice.deciding,
  backoffice.decisionMails,
  backoffice.mails,
  backoffice.list,
  backoffice.dialog,
  backoffice.clipboard,
  backoffice.navigation,
  report,
  errors,
] as const;

const FORM_WORDS = [
  glossary,
  backoffice.campaigns,
  backoffice.campaignForm,
  backoffice.activityEntries,
  backoffice.screeningForm,
  backoffice.dialog,
  backoffice.navigation,
  errors,
] as const;

const newCampaignSearch = (search: Readonly<Record<string, unknown>>) => ({
  ...SECTIONS.search(search),
  ...startSearch(search),
});
const defaultsPage = lazyPage(
  async () => (await import('./defaults/default-parameters-page.tsx')).DefaultParametersPage,
  backoffice.defaultParameters,
  backoffice.organization,
  ...FORM_WORDS,
);

const base = { getParentRoute: () => shellRoute, beforeLoad: guard('screening') };

/** Screening campaigns: the list, the form, and one campaign with its candidates. */
export const screening = {
  routes: [
    createRoute({
      ...base,
      path: '/screening',
      validateSearch: CAMPAIGN_LISTS.screening.parse,
      component: lazyPage(
        async () => (await import('./list-page.tsx')).ScreeningListPage,
        ...LIST_WORDS,
      ),
    }),
    createRoute({
      ...base,
      path: '/screening/campaign/new',
      component: lazyPage(
        async () => (await import('./start/start-page.tsx')).StartPage,
        backoffice.campaignStart,
        ...FORM_WORDS,
        backoffice.list,
      ),
    }),
    createRoute({
      ...base,
      path: '/screening/campaign/import',
      component: lazyPage(
        async () => (await import('./start/import-campaign-page.tsx')).ImportCampaignPage,
        backoffice.campaignStart,
        backoffice.navigation,
        errors,
      ),
    }),
    createRoute({
      ...base,
      path: '/screening/campaign/create',
      validateSearch: newCampaignSearch,
      component: lazyPage(
        async () => (await import('./form/form-pages.tsx')).NewCampaignPage,
        ...FORM_WORDS,
      ),
    }),
    createRoute({
      ...base,
      path: '/screening/campaign/edit/$campaignId',
      validateSearch: SECTIONS.search,
      component: lazyPage(
        async () => (await import('./form/form-pages.tsx')).EditCampaignPage,
        ...FORM_WORDS,
      ),
    }),
    createRoute({
      ...base,
      path: '/screening/campaign/$campaignId',
      validateSearch: candidateList.parse,
      component: lazyPage(
        async () => (await import('./detail/campaign-page.tsx')).ScreeningCampaignPage,
        ...LIST_WORDS,
      ),
    }),
    createRoute({
      getParentRoute: () => shellRoute,
      beforeLoad: guard('admin'),
      path: '/admin/organization/campaigns',
      component: defaultsPage,
    }),
    createRoute({
      getParentRoute: () => shellRoute,
      beforeLoad: guard('superadmin'),
      path: '/superadmin/organizations/$organizationId/campaigns',
      component: defaultsPage,
    }),
  ],
  navigation: [
    {
      to: '/screening',
      place: 'screening',
      icon: MODULE_ICONS.screening,
      access: 'screening',
      section: 'modules',
    },
  ] satisfies NavigationEntry[],
} as const;
