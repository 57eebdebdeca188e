import type { BodyInput, Contract } from '@cadran/contract';
import { useMutation, queryOptions } from '@tanstack/react-query';
import { useServices } from '../services.tsx';
import type { CadranClient } from '@cadran/client';

export const invitationsKey = (campaignId: string) => ['invitations', campaignId] as const;

export const useInvalidateMail = (campaignId: string) => {
  const { queryClient } = useServices();
  return (): void => {
    for (const queryKey of [invitationsKey(campaignId), MAIL_SETTINGS_KEY, ['activity-log']])
      void queryClient.invalidateQueries({ queryKey });
  };
};

export type Sent = Omit<BodyInput<Contract['email']['send']>, 'campaignId'>;

export const useSendMail = (campaignId: string) => {
  const { api } = useServices();
  const refresh = useInvalidateMail(campaignId);
  return useMutation({
    mutationFn: (mail: Sent) => api.email.send({ body: { ...mail, campaignId } }),
    // Also after an error: the quota may have changed.
    onSettled: refresh,
  });
};

export const MAIL_SETTINGS_KEY = ['mail-settings'] as const;

/** Whether mail is configured, and the quota. */
export const mailSettingsQuery = (api: CadranClient) =>
  queryOptions({
    queryKey: MAIL_SETTINGS_KEY,
    queryFn: ({ signal }) => api.email.settings({ signal }),
  });
