import type { ReportSection } from '@cadran/contract';
import { callout, list, paragraph } from '../drafting/blocks.ts';
import type { Draft } from '../drafting/draft.ts';
import { personalSection } from './personal-section.ts';

/** The limits of the report, and the reader's rights. */
export const conclusionSection = (draft: Draft, hasPersonality: boolean): ReportSection => {
  const { data, words } = draft;
  const texts = words.personal.conclusion;
  const { contactEmail } = data.campaign;
  const rights = texts.rights(data.organizationName);
  return personalSection(draft, 'conclusion', [
    paragraph(texts.use),
    ...list([...texts.limits, ...(hasPersonality ? texts.personalityLimits : [])]),
    callout(
      'neutral',
      texts.rightsTitle,
      contactEmail ? `${rights} ${texts.contact(contactEmail)}` : rights,
    ),
  ]);
};
