import type { Report } from '@cadran/contract';
import type { Language } from '@cadran/contract/codes';
import { actionsSection } from './sections/actions-section.ts';
import { congruenceSection } from './sections/congruence-section.ts';
import { cultureSection } from './sections/culture-section.ts';
import { distributionSection } from './sections/distribution-section.ts';
import { gapsSection } from './sections/gaps-section.ts';
import { selectionName } from './group-names.ts';
import { guideSection, referenceSection } from './sections/guide-sections.ts';
import { introductionSection } from './sections/introduction-section.ts';
import { leadershipSection } from './sections/leadership-section.ts';
import type { ProfilingData } from './profiling-data.ts';
import { profilingDraft } from './profiling-draft.ts';
import { recommendationsSection } from './sections/recommendations-section.ts';
import { valuesSection } from './sections/values-section.ts';

/** The aggregate report of a group: what the spec lists in its order, and who it is about after the first figures. */
export const buildProfilingReport = (data: ProfilingData, language: Language): Report => {
  const draft = profilingDraft(data, language);
  return {
    kind: 'profiling',
    language,
    title: draft.texts.title,
    subtitle: draft.words.frame.subtitle(
      data.group.campaignName,
      selectionName(draft, data.group.selection),
    ),
    sections: [
      cultureSection(draft),
      introductionSection(draft),
      distributionSection(draft),
      leadershipSection(draft),
      gapsSection(draft),
      congruenceSection(draft),
      valuesSection(draft),
      recommendationsSection(draft),
      ...actionsSection(draft),
      guideSection(draft),
      referenceSection(draft),
    ],
  };
};
