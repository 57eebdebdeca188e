import type { CadranClient } from '@cadran/client';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { POLL_INTERVAL_MS } from '../../shared/api/create-query-client.ts';
import { type ListParams, pageQuery } from '../../shared/list/params/list-params.ts';
import { useApi } from '../../shared/services.tsx';
import { mailList, type MailSort } from './mail-list.ts';

export const MAILS_KEY = ['mails'] as const;

export const useMails = (address: ListParams<MailSort, typeof mailList.filters>) => {
  const api = useApi();
  const query = {
    ...pageQuery(address, mailList.defaultSort),
    ...(address.status && { status: address.status }),
    ...(address.kind && { kind: address.kind }),
  };
  return useQuery({
    queryKey: [...MAILS_KEY, query],
    queryFn: ({ signal }) => api.email.list({ query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: POLL_INTERVAL_MS,
  });
};

export const mailQuery = (api: CadranClient, id: string) =>
  queryOptions({
    queryKey: ['mail', id],
    queryFn: ({ signal }) => api.email.read({ params: { id }, signal }),
  });
