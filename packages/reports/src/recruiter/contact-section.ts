import type { ReportSection } from '@cadran/contract';
import { facts } from '../drafting/blocks.ts';
import { type Draft, textOrPlaceholder } from '../drafting/draft.ts';
import { section } from './section.ts';

export const contactSection = (draft: Draft): ReportSection => {
  const names = draft.words.frame.contact;
  const { contact } = draft.data.questionnaire;
  return section(draft, 'contact', [
    facts([
      { name: names.firstName, value: textOrPlaceholder(draft, contact.firstName) },
      { name: names.lastName, value: textOrPlaceholder(draft, contact.lastName) },
      { name: names.email, value: textOrPlaceholder(draft, contact.email) },
      { name: names.phone, value: textOrPlaceholder(draft, contact.phone) },
    ]),
  ]);
};
