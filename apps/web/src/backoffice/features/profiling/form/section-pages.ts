import { backoffice } from '@cadran/i18n/backoffice';
import { lazyPage } from '../../../shared/router/lazy-page.ts';
import type { FormSection } from './section-names.ts';

/** Each section is fetched when it is first opened: the situations and the editor are heavy. */
export const SECTION_PAGES = {
  parameters: lazyPage(
    async () => (await import('./sections/parameters-section.tsx')).ParametersSection,
  ),
  access: lazyPage(async () => (await import('./sections/access-section.tsx')).AccessSection),
  subject: lazyPage(async () => (await import('./sections/subject-section.tsx')).SubjectSection),
  units: lazyPage(async () => (await import('./sections/units-section.tsx')).UnitsSection),
  mandatory: lazyPage(
    async () => (await import('./sections/mandatory-section.tsx')).MandatorySection,
  ),
  valuesSets: lazyPage(
    async () => (await import('./sections/values-sets-section.tsx')).ValuesSetsSection,
  ),
  logo: lazyPage(async () => (await import('./sections/logo-section.tsx')).LogoSection),
  customization: lazyPage(
    async () =>
      (await import('../../../shared/campaign-form/customization/customization-section.tsx'))
        .CustomizationSection,
  ),
  representatives: lazyPage(
    async () => (await import('./sections/representatives-section.tsx')).RepresentativesSection,
    backoffice.papers,
  ),
} as const satisfies Record<FormSection, unknown>;
