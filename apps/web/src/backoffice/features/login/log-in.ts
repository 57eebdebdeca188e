import type { BodyInput, Contract } from '@cadran/contract';
import { useMutation } from '@tanstack/react-query';
import { useServices } from '../../shared/services.tsx';

export type Credentials = BodyInput<Contract['auth']['login']>;

/** Completes a sign-in by the company's provider. */
export interface CodeAfterSso {
  readonly codeAfterSso: string;
}

export const useLogIn = () => {
  const { api, session, tabSync } = useServices();
  return useMutation({
    mutationFn: (sent: Credentials | CodeAfterSso) =>
      'codeAfterSso' in sent
        ? api.sso.verifyCode({ body: { code: sent.codeAfterSso } })
        : api.auth.login({ body: sent }),
    onSuccess: (opened) => {
      session.open(opened);
      tabSync.broadcast('login');
    },
  });
};
