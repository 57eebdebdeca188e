import type { MessagesOf } from '@cadran/i18n';
import type { backoffice } from '@cadran/i18n/backoffice';
import type { GlossaryTerm } from '@cadran/i18n/glossary';

type ScoreSection = keyof MessagesOf<typeof backoffice.scores>['sections'];

export const SCORE_SECTIONS = [
  'idea',
  'culture',
  'values',
  'personality',
  'motivations',
  'anchor',
  'facts',
  'overall',
  'quality',
  'limits',
  'misuse',
] as const satisfies readonly ScoreSection[];

export const SECTION_TERMS: Partial<Record<ScoreSection, readonly GlossaryTerm[]>> = {
  culture: ['similarity', 'floor', 'flatTarget'],
  values: ['centring'],
  personality: ['position', 'margin', 'tScore', 'interval', 'lenientTarget', 'norms'],
  anchor: ['anchor'],
  overall: ['sectionScore', 'overall', 'weight', 'verdict', 'certainty', 'halves', 'mustHave'],
  quality: ['quality'],
};
