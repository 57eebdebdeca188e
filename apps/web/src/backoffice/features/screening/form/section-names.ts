import { QUESTIONNAIRE_SECTIONS, type ScoredSection } from '@cadran/contract';

/** The sections of the spec (section 2), by what they are for; `weights` come once there is a profile. */
export const SECTION_GROUPS = {
  campaign: ['parameters'],
  desirability: ['culture', 'values', 'personality', 'motivations'],
  facts: ['job', 'mobility', 'individual', 'skills', 'experiences', 'studies', 'languages'],
  more: ['questions', 'weights', 'customization'],
} as const;
export type SectionGroup = keyof typeof SECTION_GROUPS;
export const SECTION_GROUP_NAMES = Object.keys(SECTION_GROUPS) as SectionGroup[];

export type FormSection = (typeof SECTION_GROUPS)[SectionGroup][number];
export const FORM_SECTIONS: readonly FormSection[] = Object.values(SECTION_GROUPS).flat();

export const isProfileSection = (section: FormSection): section is ScoredSection =>
  QUESTIONNAIRE_SECTIONS.some((name) => name === section);

/** The open section is in the address: it can be linked to, and *back* goes to the one before. */
export const sectionSearch = (
  search: Readonly<Record<string, unknown>>,
): { readonly section?: FormSection } => {
  const section = FORM_SECTIONS.find((name) => name === search['section']);
  return section && section !== 'parameters' ? { section } : {};
};

/** Which section a field of the body stands in. */
export const sectionOfPath = (path: string): FormSection => {
  const [first, second] = path.split('.');
  const named = first === 'profile' ? second : first;
  return FORM_SECTIONS.find((name) => name === named) ?? 'parameters';
};
