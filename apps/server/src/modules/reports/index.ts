/** Prints report models as PDF. Table: schema/campaigns/interviews.ts. Callers authorise. */
export { printCandidateReport, printReport, type ReportBranding } from './print-report.ts';
