import type { Report } from '@cadran/contract';
import type { Language } from '@cadran/contract/codes';
import type { CandidateReportData } from '../candidate-report-data.ts';
import { draftOf, fullName } from '../drafting/draft.ts';
import { personalNamesOf } from '../drafting/names.ts';
import { adviceSections } from './advice-sections.ts';
import { conclusionSection } from './conclusion-section.ts';
import { cultureSection } from './culture-section.ts';
import { introductionSection } from './introduction-section.ts';
import { motivationsSection } from './motivations-section.ts';
import { personalitySection } from './personality-section.ts';
import { isEmptyPortrait, portraitOf } from './portrait-of.ts';
import { valuesSection } from './values-section.ts';

/** The candidate's own portrait: no verdict, no target, no score against the campaign. */
export const buildPersonalReport = (data: CandidateReportData, language: Language): Report => {
  const draft = { ...draftOf(data, language), names: personalNamesOf(language) };
  const portrait = portraitOf(data);
  const { culture, values, personality, composites, motivations } = portrait;
  return {
    kind: 'personal',
    language,
    title: draft.words.frame.titles.personal,
    subtitle: fullName(draft),
    sections: [
      introductionSection(draft, isEmptyPortrait(portrait)),
      ...(culture ? [cultureSection(draft, culture)] : []),
      ...(values ? [valuesSection(draft, values)] : []),
      ...(personality && composites ? [personalitySection(draft, personality, composites)] : []),
      ...(motivations ? [motivationsSection(draft, motivations)] : []),
      ...adviceSections(draft, portrait),
      conclusionSection(draft, personality !== null && composites !== null),
    ],
  };
};
