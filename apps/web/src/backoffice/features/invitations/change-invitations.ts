import type { Module } from '@cadran/contract';
import { useMutation } from '@tanstack/react-query';
import { useInvalidateMail } from '../../shared/mail/send-mail.ts';
import { useServices } from '../../shared/services.tsx';

const REMOVE = { screening: 'removeOfScreening', profiling: 'removeOfProfiling' } as const;

export const useRemoveInvitation = (module: Module, campaignId: string) => {
  const { api } = useServices();
  return useMutation({
    mutationFn: (invitationId: string) =>
      api.invitations[REMOVE[module]]({ params: { id: campaignId, invitationId } }),
    onSuccess: useInvalidateMail(campaignId),
  });
};
