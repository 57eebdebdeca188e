import type { Module } from '@cadran/contract';
import { useDebouncedCallback } from '@mantine/hooks';
import { useMemo, useState } from 'react';
import { useServices } from '../../services.tsx';
import { useSession } from '../../session/use-session.ts';
import { draftStore } from './draft-store.ts';

/** Often enough to lose only a few words. */
const KEEP_MS = 600;

interface Options<V> {
  readonly module: Module;
  readonly campaignId: string | null;
  readonly version: number | null;
  /** What is stored, or what a new campaign begins with. */
  readonly base: V;
  /** Whether values hold something that is not saved. */
  readonly differs: (values: V) => boolean;
}

/** A draft that was found, and the version of the form that it took the place of, or the other way round. */
interface FoundDraft<V> {
  readonly keptAt: string;
  readonly version: number | null;
  readonly inForm: boolean;
  readonly other: V;
}

/**
 * What is typed stays in this browser until it is saved, given up or its user logs out. Found again, it is in the form
 * at once; the version without it is one click away, and so is the way back.
 */
export const useDraft = <V extends object>(options: Options<V>) => {
  const { module, campaignId, version, base, differs } = options;
  const { session } = useServices();
  const { user } = useSession();
  const store = useMemo(
    () => draftStore<V>(module, user.id, campaignId),
    [module, user.id, campaignId],
  );
  const [initial] = useState(() => {
    const kept = store.read();
    // A draft kept before an upgrade lacks the fields that came with it.
    const whole = (values: V | null | undefined): V => (values ? { ...base, ...values } : base);
    const values = whole(kept?.values);
    const aside = whole(kept?.aside);
    return kept && (differs(values) || differs(aside)) ? { ...kept, values, aside } : null;
  });
  const [found, setFound] = useState<FoundDraft<V> | null>(
    () =>
      initial && {
        keptAt: initial.keptAt,
        version: initial.version,
        // Whoever had undone it, and typed nothing else, is not asked to undo it again.
        inForm: differs(initial.values),
        other: initial.aside,
      },
  );
  const [kept, setKept] = useState(initial !== null);
  const keep = useDebouncedCallback(
    (values: V) => {
      // The form is closed by logging out: its drafts are gone by then.
      if (session.state().ended === 'logout') return;
      const aside = found && differs(found.other) ? found.other : null;
      if (!aside && !differs(values)) {
        store.forget();
        setKept(false);
        return;
      }
      setKept(store.keep({ values, aside, version, keptAt: new Date().toISOString() }));
    },
    { delay: KEEP_MS, flushOnUnmount: true },
  );
  return {
    /** What the form begins with. */
    initial: initial?.values ?? base,
    found,
    kept,
    keep,
    /** The version to show instead of `values`, which take its place. */
    swap: (values: V): V => {
      if (!found) return values;
      setFound({ ...found, inForm: !found.inForm, other: values });
      return found.other;
    },
    /** The version beside the form is no longer wanted. */
    dismiss: (values: V) => {
      setFound(null);
      keep(values);
    },
    /** What is typed now is saved or undone. */
    forget: () => {
      keep.cancel();
      store.forget();
      setFound(null);
      setKept(false);
    },
  };
};
