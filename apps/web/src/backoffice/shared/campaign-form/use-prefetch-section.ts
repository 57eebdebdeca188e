import { useEffect } from 'react';
import { useCampaignFormState } from './form-context.ts';

/** Loads a section before it is opened; a failed load is reported when it is opened. */
export const usePrefetchSection = (): ((section: string | undefined) => void) => {
  const { pages } = useCampaignFormState().kind;
  return (section) => void (section && pages[section]?.preload().catch(() => undefined));
};

export const usePrefetchNextSection = (next: string | undefined): void => {
  const { pages } = useCampaignFormState().kind;
  useEffect(() => {
    if (next) pages[next]?.preload().catch(() => undefined);
  }, [pages, next]);
};
