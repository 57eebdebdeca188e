import { contract, type Module } from '@cadran/contract';
import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '../api/api-error.ts';
import type { Api } from '../api/create-api.ts';
import type { CampaignOf } from './campaign-types.ts';

export const campaignKey = (module: Module, id: string) => [`${module}-campaign`, id] as const;

export const campaignQuery = <M extends Module>(api: Api, module: M, id: string) =>
  queryOptions({
    queryKey: campaignKey(module, id),
    queryFn: async ({ signal }): Promise<CampaignOf[M]> => {
      const found = await api.call(contract[module].readCampaign, { params: { id }, signal });
      // Members always get all of it; only a link's holder gets the public face.
      if (!('version' in found)) throw new ApiError({ status: 404, code: 'not_found' });
      return found as CampaignOf[M];
    },
  });
