import type { Module } from '@cadran/contract';
import { useQueries } from '@tanstack/react-query';
import type { CampaignLine } from '../../shared/campaigns/campaign-types.ts';
import { campaignsKey } from '../../shared/campaigns/get-campaigns.ts';
import { useApi } from '../../shared/services.tsx';

const SHOWN = 5;

interface RecentCampaign {
  readonly module: Module;
  readonly campaign: CampaignLine;
}

/** The newest of each module, then of all of them; the page does not wait for it. */
export const useRecentCampaigns = (modules: readonly Module[]): readonly RecentCampaign[] => {
  const api = useApi();
  const answers = useQueries({
    queries: modules.map((module) => ({
      queryKey: [...campaignsKey(module), 'recent'],
      queryFn: async ({ signal }: { readonly signal: AbortSignal }) => {
        const query = { pageSize: String(SHOWN), sort: '-updatedAt' } as const;
        const { items } = await api[module].listCampaigns({ query, signal });
        return items.map((campaign: CampaignLine) => ({ module, campaign }));
      },
    })),
  });
  return answers
    .flatMap(({ data }) => data ?? [])
    .toSorted((a, b) => b.campaign.updatedAt.localeCompare(a.campaign.updatedAt))
    .slice(0, SHOWN);
};
