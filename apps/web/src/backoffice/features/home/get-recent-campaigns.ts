import type { Module } from '@cadran/contract';
import { useQueries } from '@tanstack/react-query';
import type { CampaignListItem } from '../../shared/campaigns/campaign-types.ts';
import { campaignsKey } from '../../shared/campaigns/list/get-campaigns.ts';
import { useApi } from '../../shared/services.tsx';

const MAX_CAMPAIGNS = 5;

interface RecentCampaign {
  readonly module: Module;
  readonly campaign: CampaignListItem;
}

/** The campaigns changed last in the given modules; does not suspend the page. */
export const useRecentCampaigns = (modules: readonly Module[]): readonly RecentCampaign[] => {
  const api = useApi();
  const results = useQueries({
    queries: modules.map((module) => ({
      queryKey: [...campaignsKey(module), 'recent'],
      queryFn: async ({ signal }: { readonly signal: AbortSignal }) => {
        const query = { pageSize: String(MAX_CAMPAIGNS), sort: '-updatedAt' } as const;
        const { items } = await api[module].listCampaigns({ query, signal });
        return items.map((campaign: CampaignListItem) => ({ module, campaign }));
      },
    })),
  });
  return results
    .flatMap(({ data }) => data ?? [])
    .toSorted((a, b) => b.campaign.updatedAt.localeCompare(a.campaign.updatedAt))
    .slice(0, MAX_CAMPAIGNS);
};
