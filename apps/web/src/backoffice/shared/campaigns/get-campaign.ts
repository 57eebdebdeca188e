import { ApiError, type CadranClient } from '@cadran/client';
import type { Module } from '@cadran/contract';
import { queryOptions } from '@tanstack/react-query';
import type { CampaignOf } from './campaign-types.ts';

export const campaignKey = (module: Module, id: string) => [`${module}-campaign`, id] as const;

export const campaignQuery = <M extends Module>(api: CadranClient, module: M, id: string) =>
  queryOptions({
    queryKey: campaignKey(module, id),
    queryFn: async ({ signal }): Promise<CampaignOf[M]> => {
      const calls: CadranClient[Module] = api[module];
      const found = await calls.readCampaign({ params: { id }, signal });
      // Members receive the full object, respondents the public view.
      if (!('version' in found)) throw new ApiError({ status: 404, code: 'not_found' });
      return found as CampaignOf[M];
    },
  });
