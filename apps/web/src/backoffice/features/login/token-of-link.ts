import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/**
 * The one-time token behind the `#` of the link. It leaves the address at once: neither the browser's history nor a
 * look over the shoulder keeps it. Empty where there is none, as after a reload.
 */
export const useTokenOfLink = (): string => {
  const navigate = useNavigate();
  const [token] = useState(() => window.location.hash.slice(1));
  useEffect(() => {
    if (window.location.hash !== '') void navigate({ to: '/reset-password', replace: true });
  }, [navigate]);
  return token;
};
