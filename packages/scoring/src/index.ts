/** Answers -> scores (scoring.md). Pure: no clock, no random source, nothing read or written. */
export {
  ENGINE_VERSION,
  type Fit,
  type ItemAnswers,
  type Maybe,
  type Versioned,
} from './engine-version.ts';
export { displayedScore } from './arithmetic/displayed-score.ts';

export type * from './candidate-answers.ts';
export type * from './desired-profile.ts';
export {
  type CandidateMeasures,
  type CandidateScores,
  candidateScorer,
  scoreCandidate,
} from './score-candidate.ts';
export { SCREENING_KEY } from './screening-instrument.ts';
export type { ScreeningKey } from './screening-key.ts';

export { fitVerdict, nearLimit, type VerdictLimit } from './overall/fit-verdict.ts';
export { type OverallFit, overallFit, type SectionScores } from './overall/overall-fit.ts';
export type { SectionOutcome } from './overall/section-outcome.ts';
export type { CandidateSections } from './overall/section-scorer.ts';
export { DEFAULT_WEIGHTS, sectionWeights } from './overall/section-weights.ts';

export {
  cultureFit,
  type CultureFitComponents,
  cultureTargetScorable,
} from './culture/culture-fit.ts';
export {
  type CultureMeasure,
  cultureOfClicks,
  cultureOfRankings,
  type PlacedCulture,
  type SituationKey,
} from './culture/culture-measure.ts';
export {
  type CulturePoint,
  culturePoint,
  type CultureScores,
  cultureScores,
} from './culture/culture-score.ts';
export { leadershipRole, managementStyle } from './culture/quadrant.ts';
export {
  type CultureRanking,
  isCompleteRanking,
  type PerType,
  type RankSums,
  rankSumsOfClicks,
  rankSumsOfRankings,
} from './culture/rank-sums.ts';

export { circleDistance, type CircleRelation, circleRelation } from './values/value-circle.ts';
export { valuesFit, type ValuesFitComponents, valuesTargetScorable } from './values/values-fit.ts';
export {
  type PerValue,
  POLES,
  type ValueItemKey,
  type ValuesMeasure,
  valuesMeasure,
  valuesOfAnswers,
} from './values/values-score.ts';

export { shareMatching, type TraitInterval } from './personality/interval-chance.ts';
export {
  lenientTarget,
  personalityFit,
  type PersonalityFitComponents,
  type PersonalityTarget,
  personalityTarget,
  type TraitIntervals,
} from './personality/interval-fit.ts';
export { PERSONALITY_NORMS, type PersonalityNorms } from './personality/personality-norms.ts';
export type { PersonalityItemKey } from './personality/answer-sheet.ts';
export { type PersonalityMeasure, personalityOfAnswers } from './personality/personality-scores.ts';
export { type ReportComposites, reportComposites } from './personality/report-composites.ts';
export { T_SCALE, type TraitBand, type TraitScore } from './personality/trait-score.ts';

export {
  isCompleteMotivations,
  motivationsFit,
  type MotivationsFitComponents,
  rankingFit,
} from './motivations/motivations-fit.ts';

export type { CriteriaComponents, Criterion } from './facts/criteria.ts';
export { experiencesFit, type ExperiencesFitComponents } from './facts/experiences-fit.ts';
export { individualFit, type IndividualFitComponents, yearlyPay } from './facts/individual-fit.ts';
export { jobFit, type JobFitComponents } from './facts/job-fit.ts';
export { languagesFit, type LanguagesFitComponents } from './facts/languages-fit.ts';
export { mobilityFit, type MobilityFitComponents } from './facts/mobility-fit.ts';
export { skillsFit, type SkillResult, type SkillsFitComponents } from './facts/skills-fit.ts';
export { studiesFit, type StudiesFitComponents } from './facts/studies-fit.ts';
export { type MustHave, workPermitMustHave } from './facts/work-permit.ts';

export { type PageTime, pageTimesOf, type PageTimings } from './quality/page-times.ts';
export {
  QUALITY_INDICES,
  type QualityIndex,
  type QualityIndexName,
  type QualityPoints,
} from './quality/quality-index.ts';
export {
  isLeftOut,
  profilingQuality,
  type ResponseQuality,
  responseQuality,
} from './quality/response-quality.ts';

export {
  type AuditAnswers,
  type AuditTable,
  auditTable,
  type CultureTable,
  type RankedAnswers,
} from './group/audit-table.ts';
export type { CultureGap } from './group/culture-gap.ts';
export type { Congruence, PerDimension, Strength } from './group/culture-shape.ts';
export {
  type CultureFrequency,
  cultureFrequency,
  type CultureFrequencyRow,
} from './group/frequency-table.ts';
export { type GroupCulture, groupCulture } from './group/group-culture.ts';
export {
  type GroupContext,
  type GroupReport,
  groupReport,
  type ValuesSet,
  type ValuesSetResult,
} from './group/group-report.ts';
export { type Agreement, medianBars, type Spread } from './group/group-statistics.ts';
export type { FiredRecommendation } from './group/recommendations.ts';
export type { ServedGroup } from './group/served-groups.ts';
export {
  type CompanyValue,
  valuesSetFit,
  type ValuesSetFitComponents,
  valuesSetProfile,
} from './group/values-set-fit.ts';

export {
  type SelectedGroup,
  type SelectionRatio,
  selectionRatios,
  type SelectionRatios,
} from './fairness/selection-ratio.ts';

export {
  type AnonymityAudit,
  auditAnonymity,
  type AuditedPopulation,
  type ServedSnapshot,
  snapshotAllowed,
} from './anonymity/anonymity-audit.ts';
export type { Cohort } from './anonymity/atoms.ts';
export {
  canonicalCells,
  type Cell,
  cellHolds,
  cellKey,
  NOT_GIVEN,
  type Segments,
  segmentValues,
  type SegmentValues,
} from './anonymity/cells.ts';
export { type Selection, selectionCells, selectionServed } from './anonymity/served-selection.ts';
