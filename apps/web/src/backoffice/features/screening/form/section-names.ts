import { QUESTIONNAIRE_SECTIONS, type ScoredSection } from '@cadran/contract';
import { defineSections } from '../../../shared/campaign-form/define-sections.ts';

/** The sections of the spec (section 2), by what they are for; `weights` come once there is a profile. */
export const SECTIONS = defineSections(
  {
    campaign: ['parameters'],
    desirability: ['culture', 'values', 'personality', 'motivations'],
    facts: ['job', 'mobility', 'individual', 'skills', 'experiences', 'studies', 'languages'],
    more: ['questions', 'interview', 'weights', 'customization'],
  },
  'parameters',
  // Nothing is asked at all: the first of the sections that could be.
  (path) => (path === 'profile' ? 'culture' : path.split('.')[path.startsWith('profile.') ? 1 : 0]),
);
export type FormSection = (typeof SECTIONS.all)[number];

export const isProfileSection = (section: FormSection): section is ScoredSection =>
  QUESTIONNAIRE_SECTIONS.some((name) => name === section);
