/** Prints report models as PDF. No tables; callers authorise. */
export { printReport, type ReportBranding } from './print-report.ts';
