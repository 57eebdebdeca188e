import type { Report, ReportSection } from '@cadran/contract';
import type { Language, ScoredSection } from '@cadran/contract/codes';
import type { CandidateReportData } from '../candidate-report-data.ts';
import { type Draft, draftOf, fullName } from '../drafting/draft.ts';
import { conclusionSection } from './conclusion-section.ts';
import { contactSection } from './contact-section.ts';
import { cultureSection } from './instruments/culture-section.ts';
import { experiencesSection } from './facts/experiences-section.ts';
import { individualSection } from './facts/individual-section.ts';
import { introductionSection } from './introduction-section.ts';
import { jobSection } from './facts/job-section.ts';
import { languagesSection } from './facts/languages-section.ts';
import { mobilitySection } from './facts/mobility-section.ts';
import { motivationsSection } from './instruments/motivations-section.ts';
import { personalitySection } from './instruments/personality-section.ts';
import { openingOf } from './opening/opening.ts';
import { questionsSection } from './facts/questions-section.ts';
import { scoresSection } from './scores/scores-section.ts';
import { isShown } from './section.ts';
import { skillsSection } from './facts/skills-section.ts';
import { studiesSection } from './facts/studies-section.ts';
import { valuesSection } from './instruments/values-section.ts';

/** In the order of the specification; what a campaign does not ask is left out. */
const ASKED: readonly (readonly [ScoredSection, (draft: Draft) => ReportSection])[] = [
  ['culture', cultureSection],
  ['values', valuesSection],
  ['personality', personalitySection],
  ['motivations', motivationsSection],
  ['skills', skillsSection],
  ['job', jobSection],
  ['mobility', mobilitySection],
  ['individual', individualSection],
  ['experiences', experiencesSection],
  ['studies', studiesSection],
  ['languages', languagesSection],
];

/** The recruiter's report: a candidate against the campaign's target, all sections of the specification. */
export const buildRecruiterReport = (data: CandidateReportData, language: Language): Report => {
  const draft = draftOf(data, language);
  const { titles, subtitle } = draft.words.frame;
  return {
    kind: 'recruiter',
    language,
    title: fullName(draft),
    subtitle: subtitle(titles.recruiter, data.campaign.name),
    ...(data.scores && { opening: openingOf(draft, data.scores) }),
    sections: [
      introductionSection(draft),
      contactSection(draft),
      scoresSection(draft),
      ...ASKED.filter(([section]) => isShown(draft, section)).map(([, build]) => build(draft)),
      ...(data.campaign.questions.length > 0 ? [questionsSection(draft)] : []),
      conclusionSection(draft),
    ],
  };
};
