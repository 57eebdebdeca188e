import { useMutation } from '@tanstack/react-query';
import { useServices } from '../../shared/services.tsx';

/** Asks for a mail with a link. Nobody learns here whether the name is anybody's. */
export const useForgotPassword = () => {
  const { api } = useServices();
  return useMutation({
    mutationFn: (identifier: string) => api.auth.forgotPassword({ body: { identifier } }),
  });
};

/** By the link of the mail. Every session of the account ends; one of somebody else in this browser goes on. */
export const useResetPassword = () => {
  const { api, session, otherTabs } = useServices();
  return useMutation({
    mutationFn: (body: { readonly token: string; readonly newPassword: string }) =>
      api.auth.resetPassword({ body }),
    onSuccess: async () => {
      if (!session.state().current) return;
      // Whose it is, only the server knows: it has ended if it was of the same account.
      await session.refresh().catch(() => null);
      if (!session.state().current) otherTabs.tell('logout');
    },
  });
};
