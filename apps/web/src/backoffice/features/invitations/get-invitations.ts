import type { Invitation, Module } from '@cadran/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { POLL_INTERVAL_MS } from '../../shared/api/create-query-client.ts';
import { type ListParams, pageQuery } from '../../shared/list/params/list-params.ts';
import { invitationsKey } from '../../shared/mail/send-mail.ts';
import { useApi } from '../../shared/services.tsx';
import { invitationList, type InvitationSort } from './invitation-list.ts';

const LIST = { screening: 'ofScreening', profiling: 'ofProfiling' } as const;

export const useInvitations = (
  module: Module,
  campaignId: string,
  address: ListParams<InvitationSort, typeof invitationList.filters>,
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
    refetchInterval: POLL_INTERVAL_MS,
  });
};

export const invitationName = ({ name, email }: Pick<Invitation, 'name' | 'email'>): string =>
  name || email;
