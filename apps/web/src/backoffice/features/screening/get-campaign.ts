import { contract, type ScreeningCampaign } from '@cadran/contract';
import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '../../shared/api/api-error.ts';
import type { Api } from '../../shared/api/create-api.ts';

export const campaignQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['screening-campaign', id],
    queryFn: async ({ signal }): Promise<ScreeningCampaign> => {
      const found = await api.call(contract.screening.readCampaign, { params: { id }, signal });
      // Members always get all of it; only a link's holder gets the public face.
      if (!('version' in found)) throw new ApiError({ status: 404, code: 'not_found' });
      return found;
    },
  });
