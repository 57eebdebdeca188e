import { useMutation } from '@tanstack/react-query';
import { useServices } from '../services.tsx';
import { useSession } from '../session/use-session.ts';

/** Ends the obligation to change a generated password. */
export const useChangePassword = () => {
  const { api, session } = useServices();
  const { user } = useSession();
  return useMutation({
    mutationFn: async (body: { oldPassword?: string | undefined; newPassword: string }) => {
      await api.users.changePassword({ params: { id: user.id }, body });
      session.update(await api.auth.session());
    },
  });
};
