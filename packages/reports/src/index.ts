export type {
  CandidateReportData,
  InterviewAtDecision,
  RecordedDecision,
} from './candidate-report-data.ts';
export { buildCandidateComparison } from './compared/candidate-comparison.ts';
export { inLanguage } from './drafting/draft.ts';
export type { PaperData, PaperRole } from './paper/paper-data.ts';
export { auditPaperFileName, buildAuditPaper } from './paper/audit-paper.ts';
export { buildInterviewGuide } from './interview/interview-guide.ts';
export { buildPersonalReport } from './personal/personal-report.ts';
export { buildComparisonReport } from './profiling/comparison-report.ts';
export { groupNames } from './profiling/group-names.ts';
export type { ProfiledGroup, ProfilingData } from './profiling/profiling-data.ts';
export { buildProfilingReport } from './profiling/profiling-report.ts';
export { buildPublishedPage } from './profiling/published/published-page.ts';
export type { PublishedContent } from './profiling/published/published-content.ts';
export { buildTrendReport } from './profiling/trend-report.ts';
export { buildComparisonDeck, buildTrendDeck } from './slides/comparison-deck.ts';
export type * from './slides/deck.ts';
export { buildProfilingDeck } from './slides/report-deck.ts';
export { buildWavesDeck } from './slides/waves-deck.ts';
export { answerCell } from './question-answers.ts';
export { dominantTypes } from './portrait/culture-reading.ts';
export { buildRecruiterReport } from './recruiter/recruiter-report.ts';
export {
  candidateComparisonFileName,
  cultureAuditFileName,
  reportFileName,
} from './report-file-name.ts';
export {
  buildManual,
  buildOrganizationDocument,
  manualFileName,
  organizationDocumentFileName,
} from './evidence/documents/evidence-document.ts';
export type {
  DocumentWords,
  ManualData,
  OrganizationDocumentData,
} from './evidence/documents/document-data.ts';
