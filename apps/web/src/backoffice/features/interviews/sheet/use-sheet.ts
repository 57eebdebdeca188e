import { isApiError } from '@cadran/client';
import type { Interview, QuestionRating } from '@cadran/contract';
import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { tryStorage } from '../../../../shared/storage/try-storage.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { useReloadInterview, useSaveSheet } from '../get-interview.ts';

/** Often enough to lose only a few words. */
const SAVE_MS = 800;
const RETRY_MS = 5000;

export interface Sheet {
  readonly ratings: Readonly<Record<string, QuestionRating>>;
  readonly note: string;
}
interface KeptSheet extends Sheet {
  /** Of the stored sheet that it continues. */
  readonly version: number;
}

/** `kept`, `lost`: the server could not be reached, and this device keeps it or not. */
export type SavingState = 'idle' | 'pending' | 'saved' | 'kept' | 'lost' | 'conflict';

const toSheet = ({ own }: Interview): Sheet => ({
  ratings: Object.fromEntries((own?.ratings ?? []).map((one) => [one.question, one])),
  note: own?.note ?? '',
});

/** Unsaved words of this device; logging out removes them with the other drafts. */
const keptSheets = (key: string) => ({
  read: () => tryStorage(() => JSON.parse(localStorage.getItem(key) ?? 'null') as KeptSheet | null),
  keep: (sheet: KeptSheet): boolean =>
    tryStorage(() => {
      localStorage.setItem(key, JSON.stringify(sheet));
      return true;
    }) ?? false,
  forget: () => void tryStorage(() => localStorage.removeItem(key)),
});

/** One's own sheet: on this device at every change, on the server soon after, one request at a time. */
export const useSheet = (interview: Interview, onReloaded: () => void) => {
  const { id } = interview.candidate;
  const { user } = useSession();
  const store = keptSheets(`cadran.interview-draft.1.${user.id}.${id}`);
  const stored = interview.own?.version ?? 0;
  const [sheet, setSheet] = useState<Sheet>(() => {
    const kept = store.read();
    return kept?.version === stored ? kept : toSheet(interview);
  });
  const [state, setState] = useState<SavingState>('idle');
  const { mutateAsync } = useSaveSheet(id);
  const reload = useReloadInterview(id);
  // Read when a request ends: by then more may have been typed.
  const latest = useRef({ sheet, saved: sheet, version: stored });
  const sending = useRef<Promise<boolean> | null>(null);

  const send = async (submit: boolean): Promise<boolean> => {
    const { sheet: sent, version } = latest.current;
    setState('pending');
    try {
      const ratings = Object.values(sent.ratings);
      const { own } = await mutateAsync({ ratings, note: sent.note, version, submit });
      latest.current = { ...latest.current, saved: sent, version: own?.version ?? version + 1 };
      if (latest.current.sheet === sent) store.forget();
      setState('saved');
      return true;
    } catch (error) {
      const isKept = store.keep({ ...latest.current.sheet, version });
      if (isApiError(error, 'conflict')) setState('conflict');
      else setState(isKept ? 'kept' : 'lost');
      if (submit) throw error;
      return false;
    }
  };
  const save = useDebouncedCallback(
    async () => {
      await sending.current;
      if (latest.current.sheet === latest.current.saved) return;
      sending.current = send(false);
      await sending.current;
    },
    { delay: SAVE_MS, flushOnUnmount: true },
  );

  useEffect(() => {
    if (state !== 'kept' && state !== 'lost') return undefined;
    const timer = setTimeout(() => save(), RETRY_MS);
    return () => clearTimeout(timer);
  }, [state, save]);

  const change = (next: Sheet): void => {
    latest.current = { ...latest.current, sheet: next };
    setSheet(next);
    store.keep({ ...next, version: latest.current.version });
    if (state !== 'conflict') save();
  };
  const rate = (question: string, given: Partial<QuestionRating>): void => {
    const before = sheet.ratings[question] ?? { question, rating: null, note: '' };
    change({ ...sheet, ratings: { ...sheet.ratings, [question]: { ...before, ...given } } });
  };

  return {
    sheet,
    state,
    rate,
    setNote: (note: string) => change({ ...sheet, note }),
    /** After the draft that is on its way, whose version it continues. */
    submit: async (): Promise<void> => {
      await sending.current;
      await send(true);
    },
    discard: async (): Promise<void> => {
      store.forget();
      await reload();
      onReloaded();
    },
    forget: store.forget,
  };
};
