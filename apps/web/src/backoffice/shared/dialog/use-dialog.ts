import { useCallback, useState } from 'react';

export interface DialogState<T> {
  readonly opened: boolean;
  /** Kept during the closing transition. */
  readonly subject: T | null;
  readonly close: () => void;
}

export interface Dialog<T> extends DialogState<T> {
  readonly open: (subject: T) => void;
}

export const useDialog = <T>(): Dialog<T> => {
  const [{ opened, subject }, set] = useState<{ opened: boolean; subject: T | null }>({
    opened: false,
    subject: null,
  });
  const open = useCallback((next: T) => set({ opened: true, subject: next }), []);
  const close = useCallback(() => set((before) => ({ ...before, opened: false })), []);
  return { opened, subject, open, close };
};
