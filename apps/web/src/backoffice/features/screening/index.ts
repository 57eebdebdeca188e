import { backoffice } from '@cadran/i18n/backoffice';
import { candidates } from '@cadran/i18n/candidates';
import { errors } from '@cadran/i18n/errors';
import { IconUserSearch } from '@tabler/icons-react';
import { createRoute } from '@tanstack/react-router';
import type { NavigationEntry } from '../../shared/navigation/navigation.ts';
import { guard } from '../../shared/router/guards.ts';
import { lazyPage } from '../../shared/router/lazy-page.ts';
import { shellRoute } from '../../shared/router/root-route.ts';
import { campaignList } from './campaign-list.ts';
import { candidateList } from './detail/candidate-list.ts';
import { sectionSearch } from './form/section-names.ts';

const LIST_WORDS = [
  backoffice.screening,
  backoffice.applicants,
  candidates,
  backoffice.list,
  backoffice.dialog,
  backoffice.clipboard,
  backoffice.navigation,
  errors,
] as const;

const FORM_WORDS = [
  backoffice.screening,
  backoffice.screeningForm,
  backoffice.dialog,
  backoffice.navigation,
  errors,
] as const;

/** Campaigns of recruiters: the list, the form, one campaign with its candidates. */
export const screening = {
  routes: [
    createRoute({
      getParentRoute: () => shellRoute,
      path: '/screening',
      validateSearch: campaignList.parse,
      beforeLoad: guard('screening'),
      component: lazyPage(
        async () => (await import('./list/campaigns-page.tsx')).CampaignsPage,
        ...LIST_WORDS,
      ),
    }),
    createRoute({
      getParentRoute: () => shellRoute,
      path: '/screening/campaign/create',
      validateSearch: sectionSearch,
      beforeLoad: guard('screening'),
      component: lazyPage(
        async () => (await import('./form/campaign-form-pages.tsx')).NewCampaignPage,
        ...FORM_WORDS,
      ),
    }),
    createRoute({
      getParentRoute: () => shellRoute,
      path: '/screening/campaign/edit/$campaignId',
      validateSearch: sectionSearch,
      beforeLoad: guard('screening'),
      component: lazyPage(
        async () => (await import('./form/campaign-form-pages.tsx')).EditCampaignPage,
        ...FORM_WORDS,
      ),
    }),
    createRoute({
      getParentRoute: () => shellRoute,
      path: '/screening/campaign/$campaignId',
      validateSearch: candidateList.parse,
      beforeLoad: guard('screening'),
      component: lazyPage(
        async () => (await import('./detail/campaign-page.tsx')).CampaignPage,
        ...LIST_WORDS,
      ),
    }),
  ],
  navigation: [
    {
      to: '/screening',
      place: 'screening',
      icon: IconUserSearch,
      access: 'screening',
      section: 'modules',
    },
  ] satisfies NavigationEntry[],
} as const;
