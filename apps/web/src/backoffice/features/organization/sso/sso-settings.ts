import type { CadranClient } from '@cadran/client';
import type { BodyInput, Contract, SignInSettings } from '@cadran/contract';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { useApiMutation, useInvalidate } from '../../../shared/api/use-api-mutation.ts';
import { useApi, useServices } from '../../../shared/services.tsx';

export const ssoSettingsQuery = (api: CadranClient, id: string) =>
  queryOptions({
    queryKey: ['sso', id],
    queryFn: ({ signal }) => api.sso.read({ params: { id }, signal }),
  });

export const useSsoSettings = (id: string): SignInSettings =>
  useSuspenseQuery(ssoSettingsQuery(useApi(), id)).data;

export type ProviderChange = BodyInput<Contract['sso']['save']>;

/** Keeps what the server stored. */
const useSaved = (id: string) => {
  const { api, queryClient } = useServices();
  const refreshLog = useInvalidate(['activity-log']);
  return (saved: SignInSettings): void => {
    queryClient.setQueryData(ssoSettingsQuery(api, id).queryKey, saved);
    void refreshLog();
  };
};

export const useSaveProvider = (id: string) =>
  useApiMutation(
    (client, body: ProviderChange) => client.sso.save({ params: { id }, body }),
    useSaved(id),
  );

export type SamlChange = BodyInput<Contract['sso']['saveSaml']>;

export const useSaveSaml = (id: string) =>
  useApiMutation(
    (client, body: SamlChange) => client.sso.saveSaml({ params: { id }, body }),
    useSaved(id),
  );

export const useReadMetadata = (id: string) =>
  useApiMutation((client, xml: string) =>
    client.sso.readMetadata({ params: { id }, body: { xml } }),
  );

export const useRemoveProvider = (id: string) =>
  useApiMutation(
    (api) => api.sso.remove({ params: { id } }),
    useInvalidate(['sso', id], ['activity-log']),
  );
