import { useCallback, useState } from 'react';

/** What a dialog itself needs; whoever opens it has an `open` besides. */
export interface ShownDialog<T> {
  readonly opened: boolean;
  /** What it is about; stays while the dialog closes, so that nothing jumps on the way out. */
  readonly subject: T | null;
  readonly close: () => void;
}

export interface Dialog<T> extends ShownDialog<T> {
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
