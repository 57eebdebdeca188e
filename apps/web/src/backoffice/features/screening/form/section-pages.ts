import { backoffice } from '@cadran/i18n/backoffice';
import { candidates } from '@cadran/i18n/candidates';
import { lazyPage } from '../../../shared/router/lazy-page.ts';
import type { FormSection } from './section-names.ts';

/** Each section is fetched when it is first opened: charts, scoring and reference lists are heavy. */
export const SECTION_PAGES = {
  parameters: lazyPage(
    async () => (await import('./sections/parameters-section.tsx')).ParametersSection,
  ),
  culture: lazyPage(
    async () => (await import('./sections/instruments/culture-section.tsx')).CultureSection,
  ),
  values: lazyPage(
    async () => (await import('./sections/instruments/values-section.tsx')).ValuesSection,
  ),
  personality: lazyPage(
    async () => (await import('./sections/instruments/personality-section.tsx')).PersonalitySection,
  ),
  motivations: lazyPage(
    async () => (await import('./sections/instruments/motivations-section.tsx')).MotivationsSection,
  ),
  job: lazyPage(async () => (await import('./sections/facts/job-section.tsx')).JobSection),
  mobility: lazyPage(
    async () => (await import('./sections/facts/mobility-section.tsx')).MobilitySection,
  ),
  individual: lazyPage(
    async () => (await import('./sections/facts/individual-section.tsx')).IndividualSection,
  ),
  skills: lazyPage(async () => (await import('./sections/facts/skills-section.tsx')).SkillsSection),
  experiences: lazyPage(
    async () => (await import('./sections/facts/experiences-section.tsx')).ExperiencesSection,
  ),
  studies: lazyPage(
    async () => (await import('./sections/facts/studies-section.tsx')).StudiesSection,
  ),
  languages: lazyPage(
    async () => (await import('./sections/facts/languages-section.tsx')).LanguagesSection,
  ),
  questions: lazyPage(
    async () => (await import('./sections/questions-section.tsx')).QuestionsSection,
  ),
  interview: lazyPage(
    async () => (await import('./sections/interview-section.tsx')).InterviewSection,
    backoffice.interviews,
    candidates,
  ),
  weights: lazyPage(async () => (await import('./sections/weights-section.tsx')).WeightsSection),
  customization: lazyPage(
    async () =>
      (await import('../../../shared/campaign-form/customization/customization-section.tsx'))
        .CustomizationSection,
  ),
} as const satisfies Record<FormSection, unknown>;
