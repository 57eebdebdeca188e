import type { BodyInput, Contract } from '@cadran/contract';
import { useMutation } from '@tanstack/react-query';
import { useServices } from '../../shared/services.tsx';

export type Credentials = BodyInput<Contract['auth']['login']>;

export const useLogIn = () => {
  const { api, session, tabSync } = useServices();
  return useMutation({
    mutationFn: (body: Credentials) => api.auth.login({ body }),
    onSuccess: (opened) => {
      session.open(opened);
      tabSync.broadcast('login');
    },
  });
};
