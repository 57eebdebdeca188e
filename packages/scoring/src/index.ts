/** Answers -> scores (scoring.md). Pure: no clock, no random source, nothing read or written. */
export { ENGINE_VERSION } from './engine-version.ts';

export type * from './candidate-answers.ts';
export type * from './desired-profile.ts';
export {
  type CandidateMeasures,
  type CandidateScores,
  candidateScorer,
  scoreCandidate,
} from './score-candidate.ts';
export { SCREENING_KEY } from './screening-instrument.ts';

export { fitVerdict, nearLimit } from './overall/fit-verdict.ts';
export { overallFit, type SectionScores } from './overall/overall-fit.ts';
export type { SectionOutcome } from './overall/section-outcome.ts';
export { DEFAULT_WEIGHTS, sectionWeights } from './overall/section-weights.ts';

export { type CultureFitComponents, cultureTargetScorable } from './culture/culture-fit.ts';
export type { CultureMeasure } from './culture/culture-measure.ts';
export { type CulturePoint, culturePoint, type CultureScores } from './culture/culture-score.ts';
export { leadershipRole, managementStyle } from './culture/quadrant.ts';

export { circleRelation } from './values/value-circle.ts';
export { type ValuesFitComponents, valuesTargetScorable } from './values/values-fit.ts';
export { type PerValue, type ValuesMeasure, valuesMeasure } from './values/values-score.ts';

export { shareMatching } from './personality/interval-chance.ts';
export {
  lenientTarget,
  type PersonalityFitComponents,
  personalityTarget,
  type TraitIntervals,
} from './personality/interval-fit.ts';
export { PERSONALITY_NORMS } from './personality/personality-norms.ts';
export type { PersonalityMeasure } from './personality/personality-scores.ts';
export {
  type Composite,
  COMPOSITE_PARTS,
  type CompositePart,
  COMPOSITES,
  contributionOf,
  type ReportComposites,
} from './personality/report-composites.ts';
export type { TraitBand } from './personality/trait-score.ts';

export {
  isCompleteMotivations,
  type MotivationsFitComponents,
} from './motivations/motivations-fit.ts';

export type { Criterion } from './facts/criteria.ts';
export type { LanguagesFitComponents } from './facts/languages-fit.ts';
export type { SkillsFitComponents } from './facts/skills-fit.ts';
export type { StudiesFitComponents } from './facts/studies-fit.ts';
export type { MustHave } from './facts/work-permit.ts';

export { pageTimesOf } from './quality/page-times.ts';
export type { QualityIndexName } from './quality/quality-index.ts';

export {
  type AuditAnswers,
  type AuditTable,
  auditTable,
  type CultureTable,
} from './group/audit-table.ts';
export type { CultureFrequency } from './group/frequency-table.ts';
export { cultureStrength } from './group/culture-shape.ts';
export type { GroupCulture } from './group/group-culture.ts';
export {
  type GroupReport,
  groupReport,
  type ValuesSet,
  type ValuesSetResult,
} from './group/group-report.ts';
export { medianBars } from './group/group-statistics.ts';
export { type FiredRecommendation, stylesApart } from './group/recommendations.ts';
export type { ServedGroup } from './group/served-groups.ts';
export { type CompanyValue, valuesSetProfile } from './group/values-set-fit.ts';

export { type SelectionRatio, selectionRatios } from './fairness/selection-ratio.ts';

export {
  type AnonymityAudit,
  auditAnonymity,
  type AuditedPopulation,
  type ServedSnapshot,
  snapshotAllowed,
} from './anonymity/anonymity-audit.ts';
export type { Cohort } from './anonymity/atoms.ts';
export { canonicalCells, cellHolds, segmentValues, type SegmentValues } from './anonymity/cells.ts';
