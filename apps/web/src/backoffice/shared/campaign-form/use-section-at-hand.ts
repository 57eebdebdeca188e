import { useEffect } from 'react';
import { useCampaignFormState } from './form-context.ts';

/** Fetches a section somebody is about to open; one that does not come says so once it is opened. */
export const useSectionAtHand = (): ((section: string | undefined) => void) => {
  const { pages } = useCampaignFormState().kind;
  return (section) => void (section && pages[section]?.preload().catch(() => undefined));
};

/** The next section of the way through the form is there before it is asked for. */
export const useNextAtHand = (next: string | undefined): void => {
  const { pages } = useCampaignFormState().kind;
  useEffect(() => {
    if (next) pages[next]?.preload().catch(() => undefined);
  }, [pages, next]);
};
