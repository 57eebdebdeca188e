import { useMutation } from '@tanstack/react-query';
import { useServices } from '../../../shared/services.tsx';

/** Requests a reset mail. The response does not reveal whether the account exists. */
export const useForgotPassword = () => {
  const { api } = useServices();
  return useMutation({
    mutationFn: (identifier: string) => api.auth.forgotPassword({ body: { identifier } }),
  });
};

/** Ends all sessions of the account; a session of another account in this browser continues. */
export const useResetPassword = () => {
  const { api, session, tabSync } = useServices();
  return useMutation({
    mutationFn: (body: { readonly token: string; readonly newPassword: string }) =>
      api.auth.resetPassword({ body }),
    onSuccess: async () => {
      if (!session.state().current) return;
      // Only the server knows whether the current session belonged to the same account.
      await session.refresh().catch(() => null);
      if (!session.state().current) tabSync.broadcast('logout');
    },
  });
};
