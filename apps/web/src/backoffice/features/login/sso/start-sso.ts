import type { BodyInput, Contract } from '@cadran/contract';
import { useMutation } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useApi } from '../../../shared/services.tsx';

/** Redirects to the organisation's identity provider, which redirects back to the server. */
export const useStartSso = () => {
  const api = useApi();
  const { returnTo } = useSearch({ from: '/login' });
  const start = useMutation({
    mutationFn: (by: Pick<BodyInput<Contract['sso']['start']>, 'email' | 'organizationId'>) =>
      api.sso.start({
        body: { ...by, ...(returnTo !== undefined && { returnTo }) },
      }),
    onSuccess: ({ url }) => window.location.assign(url),
  });
  const { reset } = start;
  useEffect(() => {
    // After the browser's back button the restored page is still pending: allow another attempt.
    const resetRestoredPage = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) reset();
    };
    window.addEventListener('pageshow', resetRestoredPage);
    return () => window.removeEventListener('pageshow', resetRestoredPage);
  }, [reset]);
  return start;
};
