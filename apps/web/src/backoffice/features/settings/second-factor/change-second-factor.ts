import type { BodyInput, Contract } from '@cadran/contract';
import { useApiMutation } from '../../../shared/api/use-api-mutation.ts';
import { useServices } from '../../../shared/services.tsx';
import { useSession } from '../../../shared/session/use-session.ts';
import { SECOND_FACTOR_KEY } from './get-second-factor.ts';

export type Proof = BodyInput<Contract['secondFactor']['remove']>;

/** Route guards read the second factor from the session. */
const useUpdateSession = () => {
  const { session, queryClient } = useServices();
  return async (active: boolean): Promise<void> => {
    const user = session.state().current?.user;
    if (user) session.update({ user: { ...user, secondFactor: active } });
    await queryClient.invalidateQueries({ queryKey: SECOND_FACTOR_KEY });
  };
};

export const useBeginSecondFactor = () => {
  const { id } = useSession().user;
  return useApiMutation((api, password: string) =>
    api.secondFactor.begin({ params: { id }, body: { password } }),
  );
};

export const useConfirmSecondFactor = () => {
  const { id } = useSession().user;
  const updateSession = useUpdateSession();
  return useApiMutation(
    (api, code: string) => api.secondFactor.confirm({ params: { id }, body: { code } }),
    () => updateSession(true),
  );
};

export const useRemoveSecondFactor = () => {
  const { id } = useSession().user;
  const updateSession = useUpdateSession();
  return useApiMutation(
    (api, proof: Proof) => api.secondFactor.remove({ params: { id }, body: proof }),
    () => updateSession(false),
  );
};

export const useRenewRecoveryCodes = () => {
  const { id } = useSession().user;
  const updateSession = useUpdateSession();
  return useApiMutation(
    (api, proof: Proof) => api.secondFactor.renewRecoveryCodes({ params: { id }, body: proof }),
    () => updateSession(true),
  );
};
