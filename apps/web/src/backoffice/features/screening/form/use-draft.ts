import { useDebouncedCallback } from '@mantine/hooks';
import { useMemo, useState } from 'react';
import { useSession } from '../../../shared/session/use-session.ts';
import type { CampaignValues } from './campaign-values.ts';
import { draftStore, type KeptDraft } from './draft-store.ts';

/** Rarely enough not to be felt, often enough to lose only a few words. */
const KEEP_MS = 600;

interface Options {
  readonly campaignId: string | null;
  readonly version: number | null;
  /** Whether values hold something that is not saved. */
  readonly differs: (values: CampaignValues) => boolean;
}

/** What is typed stays in this browser until it is saved or given up; found again, it is offered. */
export const useDraft = ({ campaignId, version, differs }: Options) => {
  const { user } = useSession();
  const store = useMemo(() => draftStore(user.id, campaignId), [user.id, campaignId]);
  const [offered, setOffered] = useState<KeptDraft | null>(() => {
    const found = store.read();
    return found && differs(found.values) ? found : null;
  });
  const [keptAt, setKeptAt] = useState<string | null>(null);
  const keep = useDebouncedCallback((values: CampaignValues) => {
    if (!differs(values)) {
      store.forget();
      setKeptAt(null);
      return;
    }
    const now = new Date().toISOString();
    if (store.keep({ values, version, keptAt: now })) setKeptAt(now);
  }, KEEP_MS);
  return {
    offered,
    keptAt,
    keep,
    dismiss: () => setOffered(null),
    forget: () => {
      keep.cancel();
      store.forget();
      setKeptAt(null);
      setOffered(null);
    },
  };
};
