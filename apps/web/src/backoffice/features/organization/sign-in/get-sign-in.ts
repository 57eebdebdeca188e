import type { CadranClient } from '@cadran/client';
import type { SignInSettings } from '@cadran/contract';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { useApi } from '../../../shared/services.tsx';

export const signInQuery = (api: CadranClient, id: string) =>
  queryOptions({
    queryKey: ['sign-in', id],
    queryFn: ({ signal }) => api.signIn.read({ params: { id }, signal }),
  });

export const useSignIn = (id: string): SignInSettings =>
  useSuspenseQuery(signInQuery(useApi(), id)).data;
