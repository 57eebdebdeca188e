import { defineSections } from '../../../shared/campaign-form/define-sections.ts';

/** The sections of the spec (section 2), by what they are for. */
export const SECTIONS = defineSections(
  {
    campaign: ['parameters', 'access', 'subject'],
    people: ['units', 'mandatory'],
    more: ['valuesSets', 'logo', 'customization'],
  },
  'parameters',
  (path) => (path === 'minimumGroup' ? 'mandatory' : path.split('.')[0]),
);
export type FormSection = (typeof SECTIONS.all)[number];
