import { backoffice } from '@cadran/i18n/backoffice';
import { errors } from '@cadran/i18n/errors';
import { evidence as evidenceWords } from '@cadran/i18n/evidence';
import { report } from '@cadran/i18n/report';
import { IconMicroscope } from '@tabler/icons-react';
import { createRoute } from '@tanstack/react-router';
import type { NavigationEntry } from '../../shared/navigation/navigation.ts';
import { guard } from '../../shared/router/guards.ts';
import { lazyPage } from '../../shared/router/lazy-page.ts';
import { shellRoute } from '../../shared/router/root-route.ts';
import {
  ORGANIZATION_EVIDENCE_PATH,
  parseEvidenceAddress,
  PLATFORM_EVIDENCE_PATH,
} from './evidence-address.ts';

const words = [
  backoffice.evidence,
  backoffice.navigation,
  evidenceWords.panels,
  report,
  errors,
] as const;

export const evidence = {
  routes: [
    createRoute({
      getParentRoute: () => shellRoute,
      path: ORGANIZATION_EVIDENCE_PATH,
      validateSearch: parseEvidenceAddress,
      beforeLoad: guard('screeningAdmin'),
      component: lazyPage(
        async () => (await import('./evidence-page.tsx')).OrganizationEvidencePage,
        ...words,
      ),
    }),
    createRoute({
      getParentRoute: () => shellRoute,
      path: `${ORGANIZATION_EVIDENCE_PATH}/$document`,
      beforeLoad: guard('screeningAdmin'),
      component: lazyPage(
        async () => (await import('./documents/document-page.tsx')).OrganizationDocumentPage,
        ...words,
      ),
    }),
    createRoute({
      getParentRoute: () => shellRoute,
      path: PLATFORM_EVIDENCE_PATH,
      validateSearch: parseEvidenceAddress,
      beforeLoad: guard('superadmin'),
      component: lazyPage(
        async () => (await import('./evidence-page.tsx')).PlatformEvidencePage,
        ...words,
      ),
    }),
    createRoute({
      getParentRoute: () => shellRoute,
      path: `${PLATFORM_EVIDENCE_PATH}/$document`,
      beforeLoad: guard('superadmin'),
      component: lazyPage(
        async () => (await import('./documents/document-page.tsx')).PlatformDocumentPage,
        ...words,
      ),
    }),
  ],
  navigation: [
    {
      to: ORGANIZATION_EVIDENCE_PATH,
      place: 'evidence',
      icon: IconMicroscope,
      access: 'screeningAdmin',
      section: 'administration',
    },
    {
      to: PLATFORM_EVIDENCE_PATH,
      place: 'platformEvidence',
      icon: IconMicroscope,
      access: 'superadmin',
      section: 'platform',
    },
  ] satisfies NavigationEntry[],
} as const;
