import { useEffect } from 'react';
import { useCampaignFormState } from './form-context.ts';

/** Prefetches a section; a failed load is reported when it is opened. */
export const useSectionAtHand = (): ((section: string | undefined) => void) => {
  const { pages } = useCampaignFormState().kind;
  return (section) => void (section && pages[section]?.preload().catch(() => undefined));
};

/** The next section is prefetched. */
export const useNextAtHand = (next: string | undefined): void => {
  const { pages } = useCampaignFormState().kind;
  useEffect(() => {
    if (next) pages[next]?.preload().catch(() => undefined);
  }, [pages, next]);
};
