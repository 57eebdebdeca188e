import type { CadranClient } from '@cadran/client';
import type { CandidateReport, Language, ReportKind } from '@cadran/contract';
import { queryOptions } from '@tanstack/react-query';
import { REPORTS_KEY } from '../../shared/candidate/candidate-keys.ts';

export type LoadedReport = CandidateReport;

export const reportQuery = (api: CadranClient, id: string, kind: ReportKind, language: Language) =>
  queryOptions({
    queryKey: [...REPORTS_KEY, id, kind, language],
    queryFn: ({ signal }) =>
      api.candidates.report({ params: { id }, query: { kind, language }, signal }),
  });
