import { defineSections } from '../../../shared/campaign-form/define-sections.ts';

/** The sections of the spec (section 2) in its order, by what they are for; the redirect is with the logo. Ours come last. */
export const SECTIONS = defineSections(
  {
    campaign: ['parameters', 'access', 'subject'],
    people: ['units', 'mandatory'],
    more: ['logo', 'valuesSets', 'customization'],
    representatives: ['representatives'],
  },
  'parameters',
  (path) => {
    if (path === 'minimumGroup') return 'mandatory';
    if (path === 'legalBasis' || path.startsWith('purpose')) return 'representatives';
    return path === 'redirectUrl' ? 'logo' : path.split('.')[0];
  },
);
export type FormSection = (typeof SECTIONS.all)[number];
