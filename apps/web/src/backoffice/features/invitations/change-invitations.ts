import type { BodyInput, Contract, Module } from '@cadran/contract';
import { useMutation } from '@tanstack/react-query';
import { MAIL_SETTINGS_KEY } from '../../shared/mail/get-mail-settings.ts';
import { useServices } from '../../shared/services.tsx';
import { invitationsKey } from './get-invitations.ts';

const REMOVE = { screening: 'removeOfScreening', profiling: 'removeOfProfiling' } as const;

/** The list, what is left of the quota and the log follow. */
const useShowChanged = (campaignId: string) => {
  const { queryClient } = useServices();
  return (): void => {
    for (const queryKey of [invitationsKey(campaignId), MAIL_SETTINGS_KEY, ['audit']])
      void queryClient.invalidateQueries({ queryKey });
  };
};

export type Sent = Omit<BodyInput<Contract['email']['send']>, 'campaignId'>;

export const useSendMail = (campaignId: string) => {
  const { api } = useServices();
  const refresh = useShowChanged(campaignId);
  return useMutation({
    mutationFn: (mail: Sent) => api.email.send({ body: { ...mail, campaignId } }),
    // Also after a refusal: what was left of the quota is no longer what the page says.
    onSettled: refresh,
  });
};

export const useRemoveInvitation = (module: Module, campaignId: string) => {
  const { api } = useServices();
  const refresh = useShowChanged(campaignId);
  return useMutation({
    mutationFn: (invitationId: string) =>
      api.invitations[REMOVE[module]]({ params: { id: campaignId, invitationId } }),
    onSuccess: refresh,
  });
};
