import type { CadranClient } from '@cadran/client';
import type { BodyInput, Contract, Interview } from '@cadran/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../shared/services.tsx';

const keyOf = (id: string) => ['candidate-interview', id] as const;

export const interviewQuery = (api: CadranClient, id: string) =>
  queryOptions({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => api.interviews.read({ params: { id }, signal }),
    // A sheet that is being filled in is not replaced under the interviewer's hands.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

type SheetBody = BodyInput<Contract['interviews']['saveSheet']>;

/** Stores the answer of a call as the interview that is shown. */
const useStoreInterview = (id: string) => {
  const client = useQueryClient();
  return (interview: Interview): void => {
    client.setQueryData(keyOf(id), interview);
  };
};

export const useSaveSheet = (id: string) => {
  const api = useApi();
  return useMutation({
    mutationFn: (body: SheetBody) => api.interviews.saveSheet({ params: { id }, body }),
    onSuccess: useStoreInterview(id),
  });
};

export const useReadOnly = (id: string) => {
  const api = useApi();
  return useMutation({
    mutationFn: () => api.interviews.readOnly({ params: { id } }),
    onSuccess: useStoreInterview(id),
  });
};

export const useReloadInterview = (id: string) => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: keyOf(id) });
};
