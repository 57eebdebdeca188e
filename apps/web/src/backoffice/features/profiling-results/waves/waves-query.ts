import type { CadranClient } from '@cadran/client';
import type { OverviewFigure } from '@cadran/contract/codes';
import { queryOptions } from '@tanstack/react-query';

export const WAVES_KEY = 'profiling-waves';
export const FIRST_FIGURE: OverviewFigure = 'gap';

/** One figure: all of them are eight times as much. */
export const wavesQuery = (api: CadranClient, id: string, figure: OverviewFigure) =>
  queryOptions({
    queryKey: [WAVES_KEY, id, figure],
    queryFn: ({ signal }) =>
      api.profilingResults.waves({ params: { id }, query: { figure }, signal }),
  });
