import type { ReportSection } from '@cadran/contract';
import { callout, paragraph } from '../drafting/blocks.ts';
import type { Draft } from '../drafting/draft.ts';
import { personalSection } from './personal-section.ts';

/** What the portrait is and how to read it, with a caution for unreliable answers. */
export const introductionSection = (draft: Draft, isEmpty: boolean): ReportSection => {
  const { data, words } = draft;
  const texts = words.personal;
  const firstName = data.questionnaire.contact.firstName?.trim();
  const isLessSure = data.scores !== null && data.scores.quality.level !== 'good';
  return personalSection(draft, 'introduction', [
    paragraph(firstName ? texts.greeting(firstName) : texts.greetingWithoutName),
    paragraph(texts.introduction),
    ...(isEmpty
      ? [callout('neutral', texts.nothingTitle, texts.nothing)]
      : [paragraph(texts.reading)]),
    ...(isLessSure && !isEmpty ? [callout('caution', texts.qualityTitle, texts.quality)] : []),
  ]);
};
