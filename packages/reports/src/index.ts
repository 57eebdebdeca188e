export type { ApplicantData, RecordedDecision } from './applicant-data.ts';
export { buildPersonalReport } from './personal/personal-report.ts';
export type { Picture } from './picture.ts';
export { buildRecruiterReport } from './recruiter/recruiter-report.ts';
export type * from './report.ts';
export { reportFileName } from './report-file-name.ts';
