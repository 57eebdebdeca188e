import { useMutation } from '@tanstack/react-query';
import { useServices } from '../services.tsx';
import { useSession } from '../session/use-session.ts';

/** Changes the own password; a generated one is then done with, and the guards let through. */
export const useChangePassword = () => {
  const { api, session } = useServices();
  const { user } = useSession();
  return useMutation({
    mutationFn: async (body: { oldPassword: string; newPassword: string }) => {
      await api.users.changePassword({ params: { id: user.id }, body });
      session.update(await api.auth.session());
    },
  });
};
