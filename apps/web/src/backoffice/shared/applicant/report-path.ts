export const reportPath = (candidateId: string): string => `/screening/applicant/${candidateId}`;
