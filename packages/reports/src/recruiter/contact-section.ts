import { facts } from '../drafting/blocks.ts';
import { type Draft, given } from '../drafting/draft.ts';
import type { ReportSection } from '../report.ts';
import { section } from './section.ts';

export const contactSection = (draft: Draft): ReportSection => {
  const names = draft.words.frame.contact;
  const { contact } = draft.data.questionnaire;
  return section(draft, 'contact', [
    facts([
      { name: names.firstName, value: given(draft, contact.firstName) },
      { name: names.lastName, value: given(draft, contact.lastName) },
      { name: names.email, value: given(draft, contact.email) },
      { name: names.phone, value: given(draft, contact.phone) },
    ]),
  ]);
};
