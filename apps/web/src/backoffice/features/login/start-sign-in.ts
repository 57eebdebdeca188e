import type { BodyInput, Contract } from '@cadran/contract';
import { useMutation } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useApi } from '../../shared/services.tsx';

/** Leads the browser to the company's identity provider, which sends it back to the server. */
export const useStartSignIn = () => {
  const api = useApi();
  const { returnTo } = useSearch({ from: '/login' });
  const start = useMutation({
    mutationFn: (by: Pick<BodyInput<Contract['signIn']['start']>, 'email' | 'organizationId'>) =>
      api.signIn.start({
        body: { ...by, ...(returnTo !== undefined && { returnTo }) },
      }),
    onSuccess: ({ url }) => window.location.assign(url),
  });
  const { reset } = start;
  useEffect(() => {
    // Whoever comes back by the browser's own button finds the page as they left it, and may try again.
    const wake = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) reset();
    };
    window.addEventListener('pageshow', wake);
    return () => window.removeEventListener('pageshow', wake);
  }, [reset]);
  return start;
};
