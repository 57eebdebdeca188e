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
  EVIDENCE_PATH,
  MANUAL_PATH,
  ORGANIZATION_EVIDENCE_PATH,
  parseEvidenceAddress,
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
      beforeLoad: guard('screeningAdmin'),
      component: lazyPage(
        async () => (await import('./organization-evidence-page.tsx')).OrganizationEvidencePage,
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
      path: EVIDENCE_PATH,
      validateSearch: parseEvidenceAddress,
      beforeLoad: guard('superadmin'),
      component: lazyPage(async () => (await import('./evidence-page.tsx')).EvidencePage, ...words),
    }),
    createRoute({
      getParentRoute: () => shellRoute,
      path: MANUAL_PATH,
      beforeLoad: guard('superadmin'),
      component: lazyPage(
        async () => (await import('./documents/document-page.tsx')).ManualPage,
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
      to: EVIDENCE_PATH,
      place: 'platformEvidence',
      icon: IconMicroscope,
      access: 'superadmin',
      section: 'platform',
    },
  ] satisfies NavigationEntry[],
} as const;
