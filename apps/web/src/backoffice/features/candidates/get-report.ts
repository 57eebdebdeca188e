import { type CadranClient, isApiError } from '@cadran/client';
import type { CandidateReport, Language, ReportKind } from '@cadran/contract';
import { queryOptions } from '@tanstack/react-query';
import { REPORTS_KEY } from '../../shared/candidate/candidate-keys.ts';

export type LoadedReport = CandidateReport;

const nullIfNotFound = (error: unknown): null => {
  if (isApiError(error, 'not_found')) return null;
  throw error;
};

/** Null before the questionnaire is completed, as for a candidate who does not exist. */
export const reportQuery = (
  api: CadranClient,
  id: string,
  kind: ReportKind,
  language: Language,
  timeZone: string,
) =>
  queryOptions({
    queryKey: [...REPORTS_KEY, id, kind, language, timeZone],
    queryFn: ({ signal }) =>
      api.candidates
        .report({ params: { id }, query: { kind, language, timeZone }, signal })
        .catch(nullIfNotFound),
  });

/** How far a candidate is who has no report yet. */
export const candidateProgressQuery = (api: CadranClient, id: string) =>
  queryOptions({
    queryKey: [...REPORTS_KEY, id, 'progress'],
    queryFn: ({ signal }) => api.candidates.progress({ params: { id }, signal }),
  });
