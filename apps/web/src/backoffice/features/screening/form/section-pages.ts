import { lazyPage } from '../../../shared/router/lazy-page.ts';
import type { FormSection } from './section-names.ts';

/** Each section is fetched when it is first opened: charts, scoring and reference lists are heavy. */
export const SECTION_PAGES = {
  parameters: lazyPage(
    async () => (await import('./sections/parameters-section.tsx')).ParametersSection,
  ),
  culture: lazyPage(async () => (await import('./sections/culture-section.tsx')).CultureSection),
  values: lazyPage(async () => (await import('./sections/values-section.tsx')).ValuesSection),
  personality: lazyPage(
    async () => (await import('./sections/personality-section.tsx')).PersonalitySection,
  ),
  motivations: lazyPage(
    async () => (await import('./sections/motivations-section.tsx')).MotivationsSection,
  ),
  job: lazyPage(async () => (await import('./sections/job-section.tsx')).JobSection),
  mobility: lazyPage(async () => (await import('./sections/mobility-section.tsx')).MobilitySection),
  individual: lazyPage(
    async () => (await import('./sections/individual-section.tsx')).IndividualSection,
  ),
  skills: lazyPage(async () => (await import('./sections/skills-section.tsx')).SkillsSection),
  experiences: lazyPage(
    async () => (await import('./sections/experiences-section.tsx')).ExperiencesSection,
  ),
  studies: lazyPage(async () => (await import('./sections/studies-section.tsx')).StudiesSection),
  languages: lazyPage(
    async () => (await import('./sections/languages-section.tsx')).LanguagesSection,
  ),
  questions: lazyPage(
    async () => (await import('./sections/questions-section.tsx')).QuestionsSection,
  ),
  weights: lazyPage(async () => (await import('./sections/weights-section.tsx')).WeightsSection),
  customization: lazyPage(
    async () =>
      (await import('../../../shared/campaign-form/customization-section.tsx'))
        .CustomizationSection,
  ),
} as const satisfies Record<FormSection, unknown>;
