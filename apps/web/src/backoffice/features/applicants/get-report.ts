import type { CadranClient } from '@cadran/client';
import type { ApplicantReport, Language, ReportKind } from '@cadran/contract';
import type { Report } from '@cadran/reports';
import { queryOptions } from '@tanstack/react-query';
import { REPORTS_KEY } from '../../shared/applicant/applicant-keys.ts';

export interface OpenedReport extends Omit<ApplicantReport, 'report'> {
  readonly report: Report;
}

export const reportQuery = (api: CadranClient, id: string, kind: ReportKind, language: Language) =>
  queryOptions({
    queryKey: [...REPORTS_KEY, id, kind, language],
    queryFn: async ({ signal }): Promise<OpenedReport> => {
      const query = { kind, language };
      const answer = await api.applicants.report({ params: { id }, query, signal });
      // The contract leaves a picture's numbers to the drawing: the model is built by packages/reports.
      return { ...answer, report: answer.report as unknown as Report };
    },
  });
