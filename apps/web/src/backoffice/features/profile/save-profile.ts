import type { User } from '@cadran/contract';
import { useApiMutation } from '../../shared/api/use-api-mutation.ts';
import { useServices } from '../../shared/services.tsx';
import { useSession } from '../../shared/session/use-session.ts';

export type ProfileChange = Pick<User, 'fullName' | 'email' | 'notifications' | 'language'>;

/** What users may change about themselves. */
export const useSaveProfile = () => {
  const { session } = useServices();
  const { id } = useSession().user;
  return useApiMutation(
    (api, body: ProfileChange) => api.users.update({ params: { id }, body }),
    (changed) => session.update({ user: changed }),
  );
};
