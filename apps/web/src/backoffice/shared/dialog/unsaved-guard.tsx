import { useBlocker } from '@tanstack/react-router';
import { createContext, use, useEffect } from 'react';
import { DiscardDialog, LeaveDialog } from './discard-dialog.tsx';

/** Lets the dialog around a form ask for unsaved changes before it closes. */
export const UnsavedContext = createContext<((isDirty: (() => boolean) | null) => void) | null>(
  null,
);

interface Props {
  readonly isDirty: () => boolean;
  /** Of a form whose changes are kept on this device. */
  readonly draft?: Draft;
}

interface Draft {
  /** False where the browser keeps nothing. */
  readonly kept: boolean;
  readonly keep: { readonly flush: () => void };
  readonly forget: () => void;
}

/**
 * Goes into every form: asks before leaving the page or the dialog with unsaved changes, except after log-out or for a
 * change of search parameters.
 */
export const UnsavedGuard = ({ isDirty, draft }: Props) => {
  const watch = use(UnsavedContext);
  useEffect(() => {
    watch?.(isDirty);
    return () => watch?.(null);
  }, [watch, isDirty]);

  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => {
      const leaves = next.pathname !== current.pathname && next.pathname !== '/login';
      if (!leaves || !isDirty()) return false;
      // So that the dialog can say whether the last words are kept too.
      draft?.keep.flush();
      return true;
    },
    enableBeforeUnload: isDirty,
    withResolver: true,
  });
  const asked = {
    opened: status === 'blocked',
    onStay: () => reset?.(),
    onDiscard: () => {
      draft?.forget();
      proceed?.();
    },
  };
  return draft?.kept ? (
    <LeaveDialog {...asked} onLeave={() => proceed?.()} />
  ) : (
    <DiscardDialog {...asked} />
  );
};
