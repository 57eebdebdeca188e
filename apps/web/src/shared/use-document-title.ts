import { useEffect } from 'react';

/** Most specific part first. */
export const useDocumentTitle = (...parts: readonly (string | undefined)[]): void => {
  const title = [...parts, 'Cadran'].filter(Boolean).join(' · ');
  useEffect(() => {
    document.title = title;
  }, [title]);
};
