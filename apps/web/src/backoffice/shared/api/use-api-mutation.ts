import type { CadranClient } from '@cadran/client';
import { type QueryKey, useMutation } from '@tanstack/react-query';
import { useServices } from '../services.tsx';

/** A call that changes data; a promise of `onSuccess` keeps the mutation pending. */
export const useApiMutation = <R, V = void>(
  call: (api: CadranClient, variables: V) => Promise<R>,
  onSuccess: (result: R) => unknown = () => undefined,
) => {
  const { api } = useServices();
  return useMutation({ mutationFn: (variables: V) => call(api, variables), onSuccess });
};

/** Refetches the queries that begin with one of these keys. */
export const useInvalidate = (...keys: QueryKey[]) => {
  const { queryClient } = useServices();
  return async (): Promise<void> => {
    await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  };
};
