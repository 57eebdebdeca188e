import { type CadranClient, isApiError } from '@cadran/client';
import type { Language, ProfilingSelection, ReportedGroup, ReportModel } from '@cadran/contract';
import type { Report } from '@cadran/reports';
import { queryOptions } from '@tanstack/react-query';
import type { Beside } from './report-address.ts';

/** The group first, then the one that stands beside it. */
export interface OpenedGroups {
  readonly groups: readonly [ReportedGroup, ...ReportedGroup[]];
  readonly report: Report;
}

// The contract leaves a picture's numbers to the drawing: the model is built by packages/reports.
const drawn = (report: ReportModel): Report => report as unknown as Report;

interface Asked {
  readonly id: string;
  readonly selection: ProfilingSelection;
  readonly beside: Beside;
  readonly language: Language;
}

const fetchGroups = async (
  api: CadranClient,
  { id, selection, beside, language }: Asked,
  signal: AbortSignal,
): Promise<OpenedGroups> => {
  const { profilingResults } = api;
  const given = { params: { id }, signal };
  switch (beside.kind) {
    case 'nothing': {
      const body = { ...selection, language };
      const { report, ...group } = await profilingResults.report({ ...given, body });
      return { groups: [group], report: drawn(report) };
    }
    case 'group': {
      const body = { first: selection, second: beside.selection, language };
      const answer = await profilingResults.compare({ ...given, body });
      return { groups: [answer.first, answer.second], report: drawn(answer.report) };
    }
    case 'earlier': {
      const body = { ...selection, earlierId: beside.campaignId, language };
      const answer = await profilingResults.trend({ ...given, body });
      return { groups: [answer.current, answer.earlier], report: drawn(answer.report) };
    }
  }
};

export const reportsKey = (id: string) => ['profiling-report', id] as const;

/** Null: too few people, which is an answer like any other. */
export const reportQuery = (api: CadranClient, asked: Asked) =>
  queryOptions({
    queryKey: [...reportsKey(asked.id), asked.selection, asked.beside, asked.language],
    queryFn: async ({ signal }): Promise<OpenedGroups | null> => {
      try {
        return await fetchGroups(api, asked, signal);
      } catch (error) {
        if (isApiError(error, 'too_few_people')) return null;
        throw error;
      }
    },
    // Numbers do not change under a reader's eyes: the page says that newer ones are there.
    refetchOnWindowFocus: false,
  });
