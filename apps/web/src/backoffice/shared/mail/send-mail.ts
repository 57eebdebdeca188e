import type { BodyInput, Contract } from '@cadran/contract';
import { useMutation } from '@tanstack/react-query';
import { useServices } from '../services.tsx';
import { MAIL_SETTINGS_KEY } from './get-mail-settings.ts';

/** The invitations of a campaign, in whatever part and order they were asked for. */
export const invitationsKey = (campaignId: string) => ['invitations', campaignId] as const;

/** The list, what is left of the quota and the log follow. */
export const useShowChanged = (campaignId: string) => {
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
