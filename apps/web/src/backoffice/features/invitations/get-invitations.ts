import type { Module } from '@cadran/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { LIVE_MS } from '../../shared/api/live.ts';
import { type ListAddress, pageQuery } from '../../shared/list/list-address.ts';
import { invitationsKey } from '../../shared/mail/send-mail.ts';
import { useApi } from '../../shared/services.tsx';
import { invitationList, type InvitationSort } from './invitation-list.ts';

const LIST = { screening: 'ofScreening', profiling: 'ofProfiling' } as const;

export const useInvitations = (
  module: Module,
  campaignId: string,
  address: ListAddress<InvitationSort, typeof invitationList.filters>,
) => {
  const api = useApi();
  const query = {
    ...pageQuery(address, invitationList.defaultSort),
    ...(address.status && { status: address.status }),
  };
  return useQuery({
    queryKey: [...invitationsKey(campaignId), query],
    queryFn: ({ signal }) =>
      api.invitations[LIST[module]]({ params: { id: campaignId }, query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: LIVE_MS,
  });
};
