import { useCampaignFormState } from './form-context.ts';

/** What a section is called, in the module's words. */
export const useSectionName = (): ((section: string) => string) => {
  const { words } = useCampaignFormState().kind;
  return (section) => words.sections[section]?.name ?? section;
};
