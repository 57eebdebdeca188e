import type { ReportKind } from '@cadran/contract';

export const reportPath = (candidateId: string, kind: ReportKind = 'recruiter'): string =>
  `/screening/applicant/${candidateId}${kind === 'personal' ? '/personal' : ''}`;

export const interviewPath = (candidateId: string): string =>
  `${reportPath(candidateId)}/interview`;
