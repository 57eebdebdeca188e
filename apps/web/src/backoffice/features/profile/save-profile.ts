import type { User } from '@cadran/contract';
import { useMutation } from '@tanstack/react-query';
import { useServices } from '../../shared/services.tsx';
import { useSession } from '../../shared/session/use-session.ts';

export type ProfileChange = Pick<User, 'email' | 'notifications' | 'language'>;

/** What users change of themselves: email, notifications, language (api.md, Users). */
export const useSaveProfile = () => {
  const { api, session } = useServices();
  const { user } = useSession();
  return useMutation({
    mutationFn: (body: ProfileChange) => api.users.update({ params: { id: user.id }, body }),
    onSuccess: (changed) => session.update({ user: changed }),
  });
};
