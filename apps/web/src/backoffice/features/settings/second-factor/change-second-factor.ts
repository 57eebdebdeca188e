import type { BodyInput, Contract } from '@cadran/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useServices } from '../../../shared/services.tsx';
import { useSession } from '../../../shared/session/use-session.ts';
import { SECOND_FACTOR_KEY } from './get-second-factor.ts';

export type Proof = BodyInput<Contract['secondFactor']['remove']>;

/** Who is logged in now has one, or no longer: the guards read it from the session. */
const useTellSession = () => {
  const { session } = useServices();
  const client = useQueryClient();
  return async (active: boolean): Promise<void> => {
    const user = session.state().current?.user;
    if (user) session.update({ user: { ...user, secondFactor: active } });
    await client.invalidateQueries({ queryKey: SECOND_FACTOR_KEY });
  };
};

export const useBeginSecondFactor = () => {
  const { api } = useServices();
  const { id } = useSession().user;
  return useMutation({
    mutationFn: (password: string) =>
      api.secondFactor.begin({ params: { id }, body: { password } }),
  });
};

export const useConfirmSecondFactor = () => {
  const { api } = useServices();
  const { id } = useSession().user;
  const tell = useTellSession();
  return useMutation({
    mutationFn: (code: string) => api.secondFactor.confirm({ params: { id }, body: { code } }),
    onSuccess: () => tell(true),
  });
};

export const useRemoveSecondFactor = () => {
  const { api } = useServices();
  const { id } = useSession().user;
  const tell = useTellSession();
  return useMutation({
    mutationFn: (proof: Proof) => api.secondFactor.remove({ params: { id }, body: proof }),
    onSuccess: () => tell(false),
  });
};

export const useRenewRecoveryCodes = () => {
  const { api } = useServices();
  const { id } = useSession().user;
  const tell = useTellSession();
  return useMutation({
    mutationFn: (proof: Proof) =>
      api.secondFactor.renewRecoveryCodes({ params: { id }, body: proof }),
    onSuccess: () => tell(true),
  });
};
