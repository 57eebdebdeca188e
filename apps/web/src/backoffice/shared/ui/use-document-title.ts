import { useEffect } from 'react';

/** What the tab of the browser is called, the nearest first. */
export const useDocumentTitle = (...parts: readonly (string | undefined)[]): void => {
  const title = [...parts, 'Cadran'].filter(Boolean).join(' · ');
  useEffect(() => {
    document.title = title;
  }, [title]);
};
