export const LIST_PATH = '/screening';
export const CREATE_PATH = '/screening/campaign/create';
export const detailPath = (id: string): string => `/screening/campaign/${id}`;
export const editPath = (id: string): string => `/screening/campaign/edit/${id}`;
export const reportPath = (candidateId: string): string => `/screening/applicant/${candidateId}`;
