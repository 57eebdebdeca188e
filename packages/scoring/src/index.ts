/** Answers -> scores (docs/method/scores.md). Pure: no clock, no random source, nothing read or written. */
export { ENGINE_VERSION } from './engine-version.ts';

export type * from './candidate-answers.ts';
export type * from './scored-target.ts';
export {
  type CandidateMeasures,
  type CandidateScores,
  candidateScorer,
  pointScorer,
  type PointScores,
  readScores,
  scoreCandidate,
  type StoredScores,
} from './score-candidate.ts';
export { SCREENING_KEY } from './screening-key.ts';

export type { CandidatePrecision } from './precision/candidate-precision.ts';
export { type CulturePrecision, culturePrecision } from './precision/culture-precision.ts';
export type { ScorePrecision } from './precision/score-precision.ts';
export { type VerdictCertainty, verdictCertainty } from './precision/verdict-certainty.ts';

export { fitVerdict } from './overall/fit-verdict.ts';
export { overallFit, type SectionScores } from './overall/overall-fit.ts';
export type { SectionOutcome } from './overall/section-outcome.ts';
export { DEFAULT_WEIGHTS, sectionWeights } from './overall/section-weights.ts';

export { type CultureFitComponents, cultureTargetScorable } from './culture/culture-fit.ts';
export type { CultureMeasure } from './culture/culture-measure.ts';
export {
  type CulturePoint,
  culturePoint,
  type CultureScores,
  steppedScores,
} from './culture/culture-score.ts';
export { CODE_BITS, packRankings, RANKINGS } from './culture/packed-rankings.ts';
export { leadershipRole, managementStyle } from './culture/quadrant.ts';

export { circleRelation } from './values/value-circle.ts';
export { type ValuesFitComponents, valuesTargetScorable } from './values/values-fit.ts';
export { centredValues, type PerValue, type ValuesMeasure } from './values/values-score.ts';

export {
  type MatchedTrait,
  type PersonalityFitComponents,
  personalityTarget,
  type TraitIntervals,
} from './personality/matching/interval-fit.ts';
export {
  type AdoptedNorms,
  type ComparedTrait,
  errorOfT,
  type TraitBand,
} from './personality/adopted-norms.ts';
export { type NormsName, PERSONALITY_NORMS } from './personality/personality-norms.ts';
export type { PersonalityMeasure, TraitPosition } from './personality/personality-scores.ts';
export {
  type PersonalityTargetNotes,
  personalityTargetNotes,
} from './personality/matching/target-notes.ts';
export { positionRange } from './personality/matching/working-t.ts';
export {
  type Composite,
  COMPOSITE_PARTS,
  type CompositePart,
  COMPOSITES,
  contributionOf,
  type ReportComposites,
} from './personality/report-composites.ts';

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
  type CultureAuditAnswers,
  type CultureAuditTable,
  cultureAuditTable,
  type CultureTable,
} from './group/culture-audit-table.ts';
export type { CultureFrequency } from './group/frequency-table.ts';
export { cultureStrength } from './group/culture-shape.ts';
export type { CultureGap } from './group/culture-gap.ts';
export type { GroupCulture } from './group/group-culture.ts';
export {
  type GroupReport,
  groupReport,
  type GroupSummary,
  type ValuesSetScore,
  publishedReport,
  publishedSummary,
  type SummaryFigures,
  type ValuesSet,
  type ValuesSetResult,
} from './group/group-report.ts';
export { type FiredRecommendation, stylesApart } from './group/advice/recommendations.ts';
export {
  type FigureChange,
  figureChanges,
  type FigurePair,
  type MeasuredGroup,
} from './group/actions/figure-changes.ts';
export { recommendationAim, recommendationCode } from './group/actions/recommendation-aims.ts';
export { localDifferenceInterval } from './group/advice/local-differences.ts';
export type { ServedGroup } from './group/advice/served-groups.ts';
export { type BarDifference, barDifferences } from './group/advice/supported-differences.ts';
export type { RespondentSums } from './group/intervals/resampling/bootstrap-intervals.ts';
export type { CultureIntervals } from './group/intervals/culture-intervals.ts';
export { differenceInterval, type Interval } from './group/intervals/interval.ts';
export { exactFigures } from './group/published/exact-figures.ts';
export {
  AUDIT_ENGINE,
  type PublishedFigures,
  roundedDown,
  type Withheld,
} from './group/published/published-figures.ts';
export { type CompanyValue, valuesSetProfile } from './group/values-set-fit.ts';

export { type SelectionRatio, selectionRatios } from './fairness/selection-ratio.ts';

export {
  type AnonymityAudit,
  auditAnonymity,
  type AuditedPopulation,
  type ServedSnapshot,
  snapshotAllowed,
} from './anonymity/anonymity-audit.ts';
export type { Cohort } from './anonymity/derivable/atoms.ts';
export { EPSILON } from './anonymity/protected/exponential-quantile.ts';
export { type DrawBySide, protectedFigures } from './anonymity/protected/protected-figures.ts';
export { canonicalCells, cellHolds, segmentValues, type SegmentValues } from './anonymity/cells.ts';
