import { type CadranClient, isApiError } from '@cadran/client';
import type {
  ErrorCode,
  Language,
  ProfilingSelection,
  Report,
  ReportedGroup,
} from '@cadran/contract';
import { queryOptions } from '@tanstack/react-query';
import type { ReportComparison } from './report-address.ts';

/** The group, followed by the one it is compared with. */
export interface LoadedReport {
  readonly groups: readonly [ReportedGroup, ...ReportedGroup[]];
  readonly report: Report;
}

const REFUSALS = ['too_few_people', 'one_group_at_a_time'] as const satisfies ErrorCode[];
export type Refusal = (typeof REFUSALS)[number];

interface ReportRequest {
  readonly id: string;
  readonly selection: ProfilingSelection;
  readonly comparison: ReportComparison;
  readonly language: Language;
  readonly timeZone: string;
}

const fetchGroups = async (
  api: CadranClient,
  { id, selection, comparison, language, timeZone }: ReportRequest,
  signal: AbortSignal,
): Promise<LoadedReport> => {
  const { profilingResults } = api;
  const options = { params: { id }, signal };
  const display = { language, timeZone };
  switch (comparison.kind) {
    case 'none': {
      const body = { ...selection, ...display };
      const { report, ...group } = await profilingResults.report({ ...options, body });
      return { groups: [group], report };
    }
    case 'group': {
      const body = { first: selection, second: comparison.selection, ...display };
      const answer = await profilingResults.compare({ ...options, body });
      return { groups: [answer.first, answer.second], report: answer.report };
    }
    case 'earlier': {
      const body = { ...selection, earlierId: comparison.campaignId, ...display };
      const answer = await profilingResults.trend({ ...options, body });
      return { groups: [answer.current, answer.earlier], report: answer.report };
    }
  }
};

export const REPORT_KEY = 'profiling-report';
export const reportsKey = (id: string) => [REPORT_KEY, id] as const;

/** A code if the group is not shown. */
export const reportQuery = (api: CadranClient, request: ReportRequest) =>
  queryOptions({
    queryKey: [...reportsKey(request.id), request],
    queryFn: async ({ signal }): Promise<LoadedReport | Refusal> => {
      try {
        return await fetchGroups(api, request, signal);
      } catch (error) {
        const refusal = REFUSALS.find((code) => isApiError(error, code));
        if (refusal) return refusal;
        throw error;
      }
    },
    // The page announces newer results instead of replacing them.
    refetchOnWindowFocus: false,
  });
