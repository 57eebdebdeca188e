import type { Module } from '@cadran/contract';
import { useDebouncedCallback } from '@mantine/hooks';
import { useMemo, useState } from 'react';
import { useSession } from '../../session/use-session.ts';
import { draftStore, type KeptDraft } from './draft-store.ts';

/** Often enough to lose only a few words. */
const KEEP_MS = 600;

interface Options<V> {
  readonly module: Module;
  readonly campaignId: string | null;
  readonly version: number | null;
  /** Whether values hold something that is not saved. */
  readonly differs: (values: V) => boolean;
}

/** What is typed stays in this browser until it is saved or given up; found again, it is offered. */
export const useDraft = <V>({ module, campaignId, version, differs }: Options<V>) => {
  const { user } = useSession();
  const store = useMemo(
    () => draftStore<V>(module, user.id, campaignId),
    [module, user.id, campaignId],
  );
  const [offered, setOffered] = useState<KeptDraft<V> | null>(() => {
    const found = store.read();
    return found && differs(found.values) ? found : null;
  });
  const [keptAt, setKeptAt] = useState<string | null>(null);
  const keep = useDebouncedCallback((values: V) => {
    // What waits is not written over before somebody has said what is to become of it.
    if (offered) return;
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
    discard: () => {
      store.forget();
      setOffered(null);
    },
    /** What is typed now is saved or undone; a draft that is still offered stays. */
    forget: () => {
      keep.cancel();
      if (!offered) store.forget();
      setKeptAt(null);
    },
  };
};
