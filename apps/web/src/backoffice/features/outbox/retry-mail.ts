import { useMutation } from '@tanstack/react-query';
import { useServices } from '../../shared/services.tsx';
import { MAILS_KEY } from './get-mails.ts';

export const useRetryMail = () => {
  const { api, queryClient } = useServices();
  return useMutation({
    mutationFn: (id: string) => api.email.retry({ params: { id } }),
    onSettled: () => {
      for (const queryKey of [MAILS_KEY, ['mail'], ['audit']])
        void queryClient.invalidateQueries({ queryKey });
    },
  });
};
