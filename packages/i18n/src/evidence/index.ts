import { area, type MessagesOf } from '../area.ts';

/** What the installation knows of its own questionnaire: the page's panels, and the documents. */
export const evidence = {
  panels: area({ fr: () => import('./panels/fr.ts'), en: () => import('./panels/en.ts') }),
  manual: area({ fr: () => import('./manual/fr.ts'), en: () => import('./manual/en.ts') }),
  instructions: area({
    fr: () => import('./instructions/fr.ts'),
    en: () => import('./instructions/en.ts'),
  }),
  risks: area({ fr: () => import('./risks/fr.ts'), en: () => import('./risks/en.ts') }),
  impactAssessment: area({
    fr: () => import('./impact-assessment/fr.ts'),
    en: () => import('./impact-assessment/en.ts'),
  }),
} as const;

export type PanelWords = MessagesOf<typeof evidence.panels>;
export type ManualWords = MessagesOf<typeof evidence.manual>;
export type InstructionsWords = MessagesOf<typeof evidence.instructions>;
export type RisksWords = MessagesOf<typeof evidence.risks>;
export type ImpactAssessmentWords = MessagesOf<typeof evidence.impactAssessment>;
