import { contract, type SignInSettings } from '@cadran/contract';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import type { Api } from '../../../shared/api/create-api.ts';
import { useApi } from '../../../shared/services.tsx';

export const signInQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['sign-in', id],
    queryFn: ({ signal }) => api.call(contract.signIn.read, { params: { id }, signal }),
  });

export const useSignIn = (id: string): SignInSettings =>
  useSuspenseQuery(signInQuery(useApi(), id)).data;
